/**
 * English and Hindi sentences that people hold to be of the Gita or of Gurbani, each with the place that says so. `at` is 'chapter.verse', or a line of the Granth; a place that is not found is left out.
 */
export type Saying = {
  readonly says: readonly string[]
  readonly of: 'hindu' | 'sikh'
  readonly at: string
}

const table = (of: Saying['of'], rows: string): Saying[] =>
  rows.split('\n').map((row) => {
    const [at = '', says = ''] = row.split(' = ')
    return { of, at: at.trim(), says: says.split(' | ').map((one) => one.trim()) }
  })

export const SAYINGS: readonly Saying[] = [
  ...table(
    'hindu',
    `2.47 = you have a right to work but never to the fruits of work | you have the right to perform your actions but not to the fruits of action | set thy heart upon thy work but never on its reward | do your duty without expecting results | karm karo phal ki chinta mat karo | karm kiye ja phal ki ichha mat kar | focus on the action not on the result
2.20 = the soul is never born and never dies | it is not born nor does it ever die | aatma na janam leti hai na marti hai | the soul is eternal and is not killed when the body is killed
2.23 = weapons cannot cut it fire cannot burn it water cannot wet it wind cannot dry it | weapons cannot cut the soul fire cannot burn it | aatma ko shastra kaat nahi sakte aag jala nahi sakti
2.22 = as a man casts off worn out clothes and puts on new ones the soul leaves the body | as a person puts on new garments giving up old ones
2.13 = as the soul passes in this body from childhood to youth to old age
2.14 = heat and cold pleasure and pain come and go endure them | pleasure and pain are temporary like winter and summer tolerate them | happiness and distress come and go like winter and summer seasons
2.27 = death is certain for one who is born and birth is certain for one who dies | one who has taken birth is sure to die | jo janma hai uski mrityu nishchit hai
2.3 = do not yield to unmanliness give up this weakness of heart and arise | give up this petty weakness of heart and arise
2.40 = on this path no effort is wasted and even a little protects from great fear | no effort on this path is ever lost or wasted
2.48 = equanimity is yoga | evenness of mind is called yoga | samatva is yoga
2.50 = yoga is skill in action | yoga is excellence in action
2.62 = thinking of sense objects attachment arises from attachment desire and from desire anger
2.63 = from anger comes delusion from delusion loss of memory and then destruction of intelligence | anger leads to delusion and loss of reason | krodh se bhram paida hota hai bhram se buddhi nasht hoti hai
3.21 = whatever a great man does others follow | whatever a leader does common people follow
3.35 = it is better to do your own dharma imperfectly than the dharma of another perfectly | it is better to live your own destiny imperfectly than to live an imitation of somebody else's life with perfection | better to die in one's own duty the duty of another is dangerous
3.37 = it is desire it is anger the great enemy
4.7 = whenever dharma declines and adharma rises i manifest myself | whenever righteousness declines i come to earth | jab jab dharm ki haani hoti hai tab tab main aata hoon
4.8 = to protect the good and destroy the wicked i am born age after age | for the protection of the good and to establish dharma i appear in every age
4.18 = one who sees inaction in action and action in inaction is wise
4.38 = there is nothing as purifying as knowledge in this world
4.39 = one who has faith gains knowledge and reaches peace | the faithful attain wisdom
5.10 = like a lotus leaf untouched by water
5.18 = the wise see with equal eye a brahmin a cow an elephant a dog and an outcaste
6.5 = lift yourself by yourself you are your own friend and your own enemy | man is his own friend and his own enemy | a man must elevate himself by his own mind | the mind is the friend and the enemy
6.6 = for one who has conquered the mind the mind is the best of friends | the mind is a friend for him who has conquered it
6.19 = like a lamp in a windless place that does not flicker
6.34 = the mind is restless turbulent strong and as hard to control as the wind | mind is restless and difficult to control like the wind
6.35 = the restless mind can be controlled by practice and detachment
6.40 = no one who does good work will ever come to a bad end | one who does good never comes to grief
7.7 = everything is strung on me as pearls on a thread
9.22 = those who worship me with devotion i carry what they lack and preserve what they have | i provide what they lack and preserve what they have
9.26 = whoever offers me with devotion a leaf a flower a fruit or water i accept
9.27 = whatever you do whatever you eat whatever you offer do it as an offering to me
9.29 = i am the same to all beings none is hateful or dear to me
9.30 = even if the worst sinner worships me with devotion he should be counted as good
10.20 = i am the self in the hearts of all beings i am the beginning the middle and the end | i am the beginning middle and end of all beings
11.32 = now i am become death the destroyer of worlds | i am become death destroyer of worlds | i am time the destroyer of worlds
11.33 = you are only an instrument | be merely an instrument
12.13 = one who hates no being who is friendly and compassionate is dear to me
12.15 = one by whom the world is not troubled and who is not troubled by the world
14.5 = sattva rajas and tamas bind the soul to the body
16.21 = lust anger and greed are the three gates to hell | there are three gates to hell lust anger and greed | kaam krodh aur lobh narak ke teen dwar hain
17.3 = a man is made by his belief as he believes so he is | man is made of his faith as his faith is so is he
17.20 = a gift is pure when it is given to the right person at the right time expecting nothing in return
18.37 = what is like poison at first but like nectar in the end
18.38 = pleasure that is like nectar at first but poison in the end
18.47 = better is one's own duty though done without merit than the duty of another well done
18.65 = fix your mind on me be devoted to me bow to me and you will come to me
18.66 = abandon all dharmas and take refuge in me alone i will free you from all sins | give up all varieties of religion and surrender to me | sab dharm chhod kar meri sharan mein aa jao
18.78 = where there is krishna and arjuna there is victory and fortune | wherever there is krishna the lord of yoga there will be victory`,
  ),
  ...table(
    'sikh',
    `ਸਚਹੁ ਓਰੈ ਸਭੁ ਕੋ ਉਪਰਿ ਸਚੁ ਆਚਾਰੁ ॥੫॥ = truth is high but higher still is truthful living | truth is the highest virtue but higher still is truthful living | highest is truth but higher is truthful living
ਪਵਣੁ ਗੁਰੂ ਪਾਣੀ ਪਿਤਾ ਮਾਤਾ ਧਰਤਿ ਮਹਤੁ ॥ = air is the guru water is the father and earth is the great mother | air is the guru water the father earth the mother
ਸੋ ਕਿਉ ਮੰਦਾ ਆਖੀਐ ਜਿਤੁ ਜੰਮਹਿ ਰਾਜਾਨ ॥ = why call her bad from whom kings are born | why call woman bad she who gives birth to kings | from woman man is born within woman man is conceived
ਅਵਲਿ ਅਲਹ ਨੂਰੁ ਉਪਾਇਆ ਕੁਦਰਤਿ ਕੇ ਸਭ ਬੰਦੇ ॥ = first god created light then by his power all beings were made | from one light the whole world came so who is good and who is bad
ਮੰਨੈ ਜਮ ਕੈ ਸਾਥਿ ਨ ਜਾਇ ॥ = one who believes does not go with the messenger of death
ਆਈ ਪੰਥੀ ਸਗਲ ਜਮਾਤੀ ਮਨਿ ਜੀਤੈ ਜਗੁ ਜੀਤੁ ॥ = conquer your mind and conquer the world | by conquering the mind one conquers the world | win your mind win the world
ਨਾਨਕ ਦੁਖੀਆ ਸਭੁ ਸੰਸਾਰੁ ॥ = the whole world is suffering | nanak the whole world is in pain
ਨਾ ਕੋ ਬੈਰੀ ਨਹੀ ਬਿਗਾਨਾ ਸਗਲ ਸੰਗਿ ਹਮ ਕਉ ਬਨਿ ਆਈ ॥੧॥ = no one is my enemy and no one is a stranger i get along with everyone | none is my enemy none a stranger
ਭੈ ਕਾਹੂ ਕਉ ਦੇਤ ਨਹਿ ਨਹਿ ਭੈ ਮਾਨਤ ਆਨ ॥ = fear no one and frighten no one | frighten none and fear none | one who neither frightens anyone nor is afraid of anyone
ਮਿਠਤੁ ਨੀਵੀ ਨਾਨਕਾ ਗੁਣ ਚੰਗਿਆਈਆ ਤਤੁ ॥ = sweetness and humility are the essence of virtue and goodness
ਤੇਰਾ ਕੀਆ ਮੀਠਾ ਲਾਗੈ ॥ = your will is sweet to me nanak asks for the treasure of the name | sweet is your will o lord
ਜਉ ਤਉ ਪ੍ਰੇਮ ਖੇਲਣ ਕਾ ਚਾਉ ॥ = if you want to play the game of love come to my street with your head on your palm
ਘਾਲਿ ਖਾਇ ਕਿਛੁ ਹਥਹੁ ਦੇਇ ॥ = one who works for what he eats and gives some of it away knows the way | earn by hard work and share with others
ਸਭ ਮਹਿ ਜੋਤਿ ਜੋਤਿ ਹੈ ਸੋਇ ॥ = the light of god is in everyone | in all is the light and that light is you
ਦੁਖੁ ਦਾਰੂ ਸੁਖੁ ਰੋਗੁ ਭਇਆ ਜਾ ਸੁਖੁ ਤਾਮਿ ਨ ਹੋਈ ॥ = suffering is the medicine and pleasure the disease
ਆਪੇ ਬੀਜਿ ਆਪੇ ਹੀ ਖਾਹੁ ॥ = as you sow so shall you reap | what you plant you will eat | you shall harvest what you plant | jaisa beejoge waisa kaatoge
ਫਰੀਦਾ ਬੁਰੇ ਦਾ ਭਲਾ ਕਰਿ ਗੁਸਾ ਮਨਿ ਨ ਹਢਾਇ ॥ = answer evil with goodness do not fill your mind with anger | do good to those who do bad to you and do not keep anger in the mind
ਹੁਕਮੈ ਅੰਦਰਿ ਸਭੁ ਕੋ ਬਾਹਰਿ ਹੁਕਮ ਨ ਕੋਇ ॥ = everything is under his command nothing is outside it
ਜਾਤਿ ਕਾ ਗਰਬੁ ਨ ਕਰਿ ਮੂਰਖ ਗਵਾਰਾ ॥ = do not be proud of your caste`,
  ),
]
