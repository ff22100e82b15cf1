card-honey_jar = Honey Jar
    .text = When you use Take 1 Grain, you get { $food } food.
card-ferryman = Ferryman
    .text = When you use Fishing, you get { $reed } reed.
