import { anyOf, lines } from '../pattern.ts'

/**
 * How danger is veiled: means at hand, places, farewells, things given away, what is said of oneself as of another. Beside
 * the outright words of safety.ts, in the same notation (pattern.ts); tried against all harmless examples of this folder
 * and of examples.json.
 */
export const VEILED = {
  selfHarm: anyOf(
    lines(
      'english',
      `(drive|driving|ride|riding) ... ... (seatbelt|seat belt|helmet|wrong side|eyes closed) ... (hope|hoping|wish|dont care)
soul ... (clothes|garment|body) ... (change|leave|drop|shed) (mine|my body|this body)
my (wrists|wrist|forearms|thighs) (hurt|hurts|bleed|bled|sting|stings) (from|since|after)
(hide|hiding|cover|covering) my (scars|cuts|wrists)
(asked|asks|ask|notice|noticed|notices|knows) ... (long sleeves|full sleeves)
one (less|fewer) (mouth|burden|problem|person) .. (feed|home|house)?
(turban|dupatta|scarf|rope|chunni|bedsheet|saree|sari) ... (ceiling|fan|hook|beam)
(standing|sitting|stand|sit|am|im) (on|at) (the|a)? (edge|roof|terrace|ledge|bridge|tracks|railing) ... (looking|look|down|jump|now|goodbye)
(past|beyond|over|across) the yellow line
(steer|drive|crash|swerve|ride) .. (car|bike|scooter|truck) .. (off|into) .. (bridge|river|canal|truck|tree|wall|lake)
(take|took|taken|swallowed|had) .. (lot|bunch|handful|strip|bottle|many|all) .. (pills|tablets|medicine|medicines|sleeping) ... (sleepy|scared|dizzy|now|ago|already)`,
    ),
    lines(
      'roman',
      `(bahut|bohot|saari|sari|sariyan|saariyan|dher|puri|poori|ikathiyan|kaafi) .. (goli|goliyan|golian|tablet|tablets|dawai|dawaiyan|dawa) .. (kha li|kha liyan|kha liya|kha layi|kha layian|kha lai|khaa li|nigal li|nigal gaya|nigal gayi)
(zehar|zeher|jeher|jahar|salfas|sulfas|sulphas|kitnashak|phenyl) .. (mangwa*|kharid*|khareed*|le aaya|le aayi|lai aaya|lai aayi|lai aunda|jeb|ghol*|order)
(rassi|rope|faha|phaha|phanda|fanda) .. (kharid*|khareed*|le aaya|le aayi|lai aaya|lai aayi|bann li*|bandh li*|taiyar|tyar)
(dawai|dwai|spray|dawa) (pee|pi|peen|pin|peeni|pini|peene) (di|da|nu|ki|ka|ko|lai|le)? (soch*|dil|ji|jee|mann|lawan|laini|lunga|lungi|lainda|laindi) !(nahi|nai|ni)
(rassi|dupatta|chunni|saree|sari|pagg|pagri|parna) ... (pankhe|pakhe|pankha|pakha|fan|hook)
(chhat|chhatt|chat|balcony|balkoni|terrace|kothe|pul|bridge) (te|ton|to|se|pe|par|utte) ... (thalle|niche|neeche|hetha|hethan) (dekh*|vekh*|jhaank*)
(pili line|peeli line|yellow line) (ke|de|ton|te|pe|se)? (aage|agge|paar|cross|uss)
(patri|patriyan|railway line|track|tracks) (te|pe|par|utte) (let*|so ja*|pai ja*|pe ja*)
(truck|train|gaddi|gadi|rail|bus|metro) (ke|de)? (agge|aage|thalle|niche|neeche|hetha|saamne) (aa|aun|aane|chhal*|kood*|let*|pai|aa ja*) ... (dil|ji|jee|mann|man|jawan|jau|jaun|chahta|chahti|krda|karda)
(train|gaddi|nehar|nahar|darya|dariya|lake|samundar|patri|khuh) .. (hi|hee) (raah|rah|rasta|raasta) (dikh*|bach*|disd*|reh*|hai|aa)
(siviyan|sivian|sive|shamshan|samshan|kabar|chita|mitti|upar) ... (chain|aaram|araam|aram|sukoon|sakoon|shanti) (mil*|aau|aaugi|aayega|aayegi)
(ikko|ek hi|ik hi|iko) (raah|rah|rasta|raasta) ... (shamshan|samshan|siviyan|kabar|maut|chita)
(maaf|maf|muaf|mafi|maafi) ... ... (ja raha|ja rahi|ja reha|ja riha|jaa raha|jaa rahi|alvida) .. (hamesha|sada|humesha|sab|alvida|hu|han|haan|aa)
(main|mai) (hun|ab|bas)? (ja raha|ja rahi|ja reha|ja riha|jaa raha|jaa rahi|chala|chali) .. (hamesha|sada|humesha) (layi|lai|lyi|ke|lae)
mere (marn|marne|maran|jaan|jaane) (to|ton|ke|toh) (baad|bad|pichhon|magron) ... (de deo|de dena|de deni|dassi|das dena|bata dena|keh dena|rona mat|na rona|khayal rakh*|dhyan rakh*|khyal rakh*)
(agla|aglaa|hun|ab|ik vaar) (saah|sah|saans) .. (na|nahi|nai|ruk) .. (aave|aaye|aawe|aae|jave|jaye)
(jindagi|zindagi|life|jeevan) (da|di|ka|ki|nu|ko)? (the)? end (karn*|kar*|kr*|krn*)
nahi (zinda|jinda|jeonda|jionda|jiunda|jeondi|jiondi|jeunda) (rehna|rahna|rehn|raina|rehni)
(mere|meri) (bina|bagair|bgair) ... (waise hi|vaise hi|vese hi|aaram naal|aaram se) .. (chal*|saar*)
(nas|naad|kalai|blade|rassi|pankhe|pakhe) (nu|ko|di|ki)? (dekh*|vekh*) ... (khayal|khyal|khial|vichar)
(is|eh|iss|yeh) (janam|janm) (nu|ko|ch|te)? .. (khatam|khtm|band|muka*) (karke|kar ke|kar|karna|karan|kr)
(kaash|kash) ... (main|mai) (hi|v|vi)? (chala|chali|mar|tur|mr) (gaya|gayi|gya|gyi|janda|jandi|jata|jati) .. (hota|hoti|hunda|hundi)
(main|mai) na (rahu|rahun|rahan|howan|hovan|hova|rawan|reha|rahoon) (to|ta|te) ... (khush|sukhi|accha|acha|changa|theek|thik|behtar|fark|farak)
(pran|praan|deh|sharir|sarir) (tyag*|chhad*|chhod*) .. (chahta|chahti|chahunda|chahundi|du|dun|dunga|dungi|devan|dewan)
(jindagi|zindagi|jeevan|jivan|life|jeen|jeene) (to|ton|se|tou) (chhutkara|chutkara|khehra)
(jeen|jeon|jion|jiun|jine|jeene|jin) (ke|de)? (joga|jogi|jogga|layak|laik|laayak|kabil) (hi)? nahi
(ardas|ardaas|prarthna|dua|kaash|mangdi|mangda|mangti|mangta) ... (raat|rat|din|saah|saans) .. (aakhri|akhri|aakhiri|akhiri|antim) (hove|hoye|ho jave|ho jaye|ho)
(maut|mout) .. (soukhi|saukhi|sokhi|sokha|aasan|asan|behtar|changi|achi|acchi|mithi|pyari) (lagdi|lagti|lagdi hai|jaapdi|aa|hai)
(apne aap nu|aapne aap nu|khud nu|khud ko|apne aap ko) .. (saza|sja|saja|sazaa) (den*|de*|din*)`,
    ),
    lines(
      'indic',
      `(बहुत|सारी|ढेर|पूरी|कई) .. (गोलियाँ|गोलियां|गोली|दवाइयाँ|टैबलेट) .. (खा ली|खा लीं|खा चुका|खा चुकी|निगल*)
(ਬਹੁਤ|ਸਾਰੀਆਂ|ਪੂਰੀ|ਕਈ|ਢੇਰ) .. (ਗੋਲੀਆਂ|ਗੋਲੀ|ਦਵਾਈਆਂ) .. (ਖਾ ਲਈਆਂ|ਖਾ ਲਈ|ਖਾ ਲਿਆ|ਨਿਗਲ*)
(सल्फास|ज़हर|कीटनाशक|फिनाइल) .. (जेब|डिबिया|डिब्बी|शीशी|मँगवा*|मंगवा*|ख़रीद*|लाया हूँ|लाई हूँ|घोल*)
(ਸਲਫਾਸ|ਜ਼ਹਿਰ|ਸਪਰੇਅ|ਫਿਨਾਇਲ) .. (ਜੇਬ*|ਸ਼ੀਸ਼ੀ|ਮੰਗਵਾ*|ਖ਼ਰੀਦ*|ਲਿਆਇਆ|ਲਿਆਈ|ਘੋਲ*)
(ਚੂਹੇ ਮਾਰ|ਕੀੜੇ ਮਾਰ|चूहे मार|चूहा मार) .. (ਘੋਲ*|ਖਾ*|ਪੀ*|घोल*|खा*|पी*)
(ਰੱਸੀ|ਫੰਦਾ) .. (ਖ਼ਰੀਦ*|ਲਿਆਇਆ|ਲਿਆਈ|ਲੈ ਆਇਆ|ਲੈ ਆਈ|ਤਿਆਰ|ਬੰਨ੍ਹ ਲ*)
(रस्सी|फंदा) .. (ख़रीद*|ले आया|ले आई|लाया|लाई|तैयार|बाँध ल*)
(रस्सी|दुपट्टा|दुपट्टे|साड़ी|चुन्नी) ... (पंखे|पंखा)
(ਰੱਸੀ|ਚੁੰਨੀ|ਪੱਗ|ਪਰਨਾ|ਪਰਨੇ) ... (ਪੱਖੇ|ਪੱਖਾ)
(बालकनी|छत|पुल|खिड़की) से नीचे .. (देख*|झाँक*|खिंचाव|कूद*|गिर*)
(ਬਾਲਕੋਨੀ|ਛੱਤ|ਪੁਲ|ਕੋਠੇ) (ਤੋਂ|ਤੇ) .. (ਥੱਲੇ|ਹੇਠਾਂ|ਹੇਠ) .. (ਵੇਖ*|ਦੇਖ*|ਛਾਲ*|ਡਿੱਗ*)
(ਖੂਹ|ਨਹਿਰ|ਦਰਿਆ) ... ... (ਡਿੱਗ|ਕੁੱਦ) (ਜਾਵਾਂ|ਪਵਾਂ|ਜਾਣ ਨੂੰ)
(कुएँ|कुआँ|नहर|नदी|दरिया) ... ... (गिर|डूब|समा) (जाऊँ|जाने का|मरूँ)
(ਟਰੱਕ|ਗੱਡੀ|ਰੇਲ|ਬੱਸ) (ਅੱਗੇ|ਥੱਲੇ|ਹੇਠ|ਹੇਠਾਂ) (ਆ|ਪੈ|ਲੇਟ|ਛਾਲ) .. .. (ਜੀਅ|ਦਿਲ|ਮਨ|ਜਾਵਾਂ)
(ट्रक|गाड़ी|ट्रेन|रेल|बस) के (आगे|नीचे|सामने) (आ|कूद|लेट) ... (मन|जी|दिल|जाऊँ)
(गाड़ी|बाइक|कार|स्कूटर) ... (पुल|खाई|नहर|पहाड़ी) (से|में) .. (गिरा|उतार|कुदा|डाल) (दूँ|दूं|देने|देना)
(ਸਿਵਿਆਂ|ਸ਼ਮਸ਼ਾਨ|ਕਬਰ|ਮਿੱਟੀ) ... (ਚੈਨ|ਆਰਾਮ|ਸਕੂਨ) (ਮਿਲ*|ਆਉ*)
(श्मशान|शमशान|चिता|कब्र|ऊपर) ... (चैन|आराम|सुकून) (मिल*|आए*)
(ਇੱਕੋ|ਇਕੋ|ਇੱਕ ਹੀ) (ਰਾਹ|ਰਸਤਾ) ... (ਸ਼ਮਸ਼ਾਨ|ਸਿਵਿਆਂ|ਕਬਰ|ਮੌਤ)
एक ही (राह|रास्ता) ... (श्मशान|शमशान|कब्र|मौत|चिता)
ਮਾਫ਼ ... ... (ਮੁੜ ਕੇ ਨਹੀਂ ਆਵਾਂਗਾ|ਮੁੜ ਕੇ ਨਹੀਂ ਆਵਾਂਗੀ|ਕੇ ਨਹੀਂ ਆਵਾਂਗਾ|ਕੇ ਨਹੀਂ ਆਵਾਂਗੀ|ਜਾ ਰਿਹਾ ਹਾਂ|ਜਾ ਰਹੀ ਹਾਂ|ਅਲਵਿਦਾ)
माफ़ ... ... (लौटकर नहीं आऊँगा|लौटकर नहीं आऊँगी|जा रहा हूँ|जा रही हूँ|अलविदा)
मेरे (जाने|मरने|न रहने) के बाद ... (भूल*|कितने दिन|रोना मत|दे देना|बता देना)
ਮੇਰੇ (ਜਾਣ|ਮਰਨ) (ਤੋਂ ਬਾਅਦ|ਮਗਰੋਂ|ਪਿੱਛੋਂ) ... (ਭੁੱਲ*|ਰੋਇਓ ਨਾ|ਨਾ ਰੋਣਾ|ਦੇ ਦਿਓ|ਦੱਸ ਦਿਓ)
(प्राण|देह|शरीर) त्याग* ... (मैं|मुझे) .. त्याग* .. (चाहता|चाहती|है)
(प्राण|देह|शरीर) त्याग* .. (चाहता|चाहती|दूँ|दूँगा|दूँगी)
(ਪ੍ਰਾਣ|ਦੇਹ|ਸਰੀਰ) (ਤਿਆਗ*|ਛੱਡ*) .. (ਚਾਹੁੰਦਾ|ਚਾਹੁੰਦੀ|ਦਿਆਂ|ਦੇਵਾਂ)
(इच्छा मृत्यु|इच्छामृत्यु) ... (मुझे|चाहिए|चाहता|चाहती|दे दो)
(जीवन|ज़िंदगी|जीने) से छुटकारा
(ਜ਼ਿੰਦਗੀ|ਜੀਵਨ|ਜੀਣ) ਤੋਂ (ਛੁਟਕਾਰਾ|ਖਹਿੜਾ)
जीने (के)? (लायक|क़ाबिल|योग्य) (ही)? नहीं
(ਜਿਉਣ|ਜੀਣ|ਜਿਊਣ|ਜੀਉਣ) (ਦੇ)? (ਜੋਗਾ|ਜੋਗੀ|ਲਾਇਕ|ਕਾਬਲ) (ਹੀ)? (ਨਹੀਂ|ਨੀ)
(ਅਰਦਾਸ|ਦੁਆ|ਮੰਗਦੀ|ਮੰਗਦਾ|ਕਾਸ਼) ... (ਰਾਤ|ਦਿਨ|ਸਾਹ) .. (ਆਖ਼ਰੀ|ਅਖ਼ੀਰਲੀ|ਅਖ਼ੀਰਲਾ) (ਹੋਵੇ|ਹੋ ਜਾਵੇ)
(प्रार्थना|दुआ|माँगती|माँगता|काश) ... (रात|दिन|साँस) .. (आख़िरी|अंतिम) (हो|हो जाए)
ਮੌਤ .. (ਸੌਖੀ|ਚੰਗੀ|ਬਿਹਤਰ|ਮਿੱਠੀ|ਪਿਆਰੀ) (ਲੱਗਦੀ|ਲਗਦੀ|ਹੈ|ਜਾਪਦੀ)
मौत .. (आसान|बेहतर|अच्छी|मीठी|प्यारी) (लगती|है|होगी)
(मैं|हम) न (रहूँ|होऊँ|रहें) तो ... (ख़ुश|सुखी|बेहतर|ठीक|अच्छा|फ़र्क)
ਮੈਂ ਨਾ (ਹੋਵਾਂ|ਰਹਾਂ) ਤਾਂ ... (ਖ਼ੁਸ਼|ਸੁਖੀ|ਬਿਹਤਰ|ਠੀਕ|ਚੰਗਾ|ਫ਼ਰਕ)
ਕੀ ਫ਼ਰਕ ... ... ਮੈਂ ਨਾ (ਹੋਵਾਂ|ਰਹਾਂ)
क्या फ़र्क ... ... मैं न (रहूँ|होऊँ)
वसीयत .. (लिख*|बना*) ... ... (चलने|जाने|विदा होने) का (समय|वक़्त)`,
    ),
  ),
  concern: anyOf(
    lines(
      'english',
      `(classmate|friend|bestfriend|roommate|cousin|brother|sister|son|daughter|student|colleague|girlfriend|boyfriend|husband|wife|ex|neighbour|neighbor) (posted|sent|wrote|texted|messaged|shared) ... (noose|goodbye|final message|bye)
(my|a|our|his|her|best|close) (friend|bestfriend|brother|sister|son|daughter|cousin|roommate|student|classmate|girlfriend|boyfriend|husband|wife|niece|nephew) (self harms|self harm|selfharms|cuts herself|cuts himself|cuts themself|is cutting|is cutting herself|is cutting himself|burns herself|burns himself|hurts herself|hurts himself)
(uncle|aunt|father|mother|dad|mom|mum|brother|sister|son|daughter|husband|wife|friend|cousin|grandfather|grandmother|grandpa|grandma|neighbour|neighbor) (sits|stands|goes|walks|keeps going) .. (by|at|near|to|on) the (well|canal|tracks|river|bridge|roof|terrace|edge|railway) ... (all night|at night|alone|every night|watch|to watch)
(take|taking) turns to (watch|sit with|guard) (him|her|them|my)
(my|our) (friend|brother|sister|son|daughter|cousin|student|husband|wife|niece|nephew|kid|child|roommate) ... (searched|googled|searching|googling|looked up|looks up|looking up) ... (die|suicide|hang|overdose|kill|painless)
(grandpa|grandma|grandfather|grandmother|father|mother|dad|mom|mum|uncle|aunt|husband|wife|brother|sister|son|daughter|friend|he|she) (keeps|is|has been|has|keep) ... (asking|saving|hoarding|hiding|collecting|storing|stocking|saved|hidden) ... (tablets|pills|medicines|insulin|rope|poison)
(might|will|may|could|going to) do something (to himself|to herself|to themselves|terrible to himself|stupid to himself)`,
    ),
    lines(
      'roman',
      `(kuch|kuj|kujh|kuchh) (galat|ulta|ulta seedha)? kar (na|naa) (le|lai|lave|lawe|laye|baithe|bethe|lende|len)
(bhen|behan|bhain|bhra|bhai|beta|beti|putt|puttar|dhee|pati|patni|wife|husband|bhabhi|bhabi|dost|saheli|mummy|maa|papa|cousin|chacha|mama|jija|nanad|nanaan|kudi|munde|roommate|ohne|usne) ne ... (dawai|dwai|goliyan|golian|goli|zehar|zeher|jeher|nas|faha|phaha|fansi|chhal|chhaal) ... (koshish|kosis|kosish|try|attempt)
(zeher|zehar|jeher|goliyan|blade|rassi|faha|phaha|fansi|chhaal|chhal) (lene|khane|peene|lain|khaan|maaran|maarne|lagane|laun|kha|le|maar) (wali|wala|vali|vala|lagi|laga|laggi|lagga|rahi|raha) (thi|tha|si|c|sa)
(kudi|beti|dhee|munda|beta|putt|bhen|behan|saheli|dost|bachi|bacchi|student) ... (bah|baah|bahan|baahan|bahaan|haath|hath|kalai|patt|bahwa) (te|pe|par|utte) .. (cut*|kat*|blade|chire|nishan) .. (maar*|la*|hai|ne|han|kar*)
(mummy|maa|mata|papa|daddy|pita|bhra|bhai|bhen|behan|dost|saheli|pati|patni|wife|husband|jija|chacha|mama|beta|beti|putt|bhabhi|girlfriend|boyfriend|gf|bf|roommate|cousin) ... (kehnda|kehndi|kehnde|kehta|kehti|kehte|bolti|bolta|bolte|dhamki) ... (rassi|faha|phaha|fansi|zehar|zeher|jeher|nas|nadi|nehar|kuan|khuh|train|chhat|sulfas|salfas) .. (pa l*|le l*|laini|lena|lungi|lunga|kha l*|kaat l*|kat l*|chhal*|kood*|kud*|jaungi|jaunga|maar*)
(kehnda|kehndi|kehnde|kehta|kehti|bolta|bolti) ... (main|mai) (v|vi|bhi) (gya|gaya|gayi|gai|gyi) !(si|c|tha|thi|sa)
(dost|room mate|roommate|bhai|bhra|saheli|yaar|cousin|beta|beti) ... (kehnda|kehndi|kehta|kehti|bolta|bolti|likhya|likha|bhejta|bhejda) .. (goodbye|good bye|alvida)
(dost|saheli|bhai|bhra|behan|bhen|cousin|roommate|boyfriend|girlfriend|ex) ... (bridge|pul|train|patri|chhat|rassi|blade|khoon|zeher|zehar|pankhe) (ki|di) (photo|pic|video|tasveer) (bhej*|pa*|daal*|lag*)`,
    ),
    lines(
      'indic',
      `(जेठ|देवर|ननद|भाभी|बहन|भाई|दोस्त|सहेली|पति|पत्नी|बेटा|बेटी|माँ|पिता|पिताजी|पापा|मम्मी|प्रेमी|प्रेमिका|रूममेट|चाचा|मामा|पोती|पोता|छात्र|छात्रा) ... ... (कहता|कहती|कहते|बोलता|बोलती|बोलते|धमकी) !(हूँ|हूं) ... ... (मर जाना|मर जाऊँ*|मर जाऊँगा|मर जाऊँगी|कूद*|नस काट*|ज़हर|फाँसी|जान दे*)
(जेठ|देवर|ननद|भाभी|बहन|भाई|दोस्त|सहेली|पति|पत्नी|बेटे|बेटी|माँ|पिता|पापा|मम्मी|चाचा|मामा|पोती|पोते|छात्र|छात्रा|घरवाली) ने ... (नस|फाँसी|ज़हर|गोलियाँ|दवाई|छलाँग) ... (कोशिश|प्रयास)
(ਵੀਰ|ਭਰਾ|ਭੈਣ|ਦੋਸਤ|ਸਹੇਲੀ|ਪਤੀ|ਪਤਨੀ|ਘਰਵਾਲੀ|ਪੁੱਤ|ਧੀ|ਮਾਂ|ਮੰਮੀ|ਡੈਡੀ|ਬਾਪੂ|ਨਣਾਨ|ਭਾਬੀ|ਜੀਜਾ|ਚਾਚਾ|ਮਾਮਾ|ਕੁੜੀ|ਮੁੰਡਾ) ... (ਕਹਿੰਦਾ|ਕਹਿੰਦੀ|ਕਹਿੰਦੇ|ਰੋਂਦਾ|ਰੋਂਦੀ|ਧਮਕੀ) !(ਹਾਂ|ਆਂ) ... ... (ਜਾਨ ਦੇ|ਜਾਨ ਲੈ|ਮਰ ਜਾਣਾ|ਮਰ ਜਾਵਾਂ*|ਛਾਲ|ਫਾਹਾ|ਜ਼ਹਿਰ|ਨਸ ਕੱਟ*)
(ਵੀਰ|ਭਰਾ|ਭੈਣ|ਦੋਸਤ|ਸਹੇਲੀ|ਪਤੀ|ਪਤਨੀ|ਘਰਵਾਲੀ|ਪੁੱਤ|ਧੀ|ਮਾਂ|ਮੰਮੀ|ਡੈਡੀ|ਬਾਪੂ|ਨਣਾਨ|ਭਾਬੀ|ਕੁੜੀ|ਮੁੰਡੇ) ਨੇ ... (ਨਸ|ਫਾਹਾ|ਜ਼ਹਿਰ|ਗੋਲੀਆਂ|ਦਵਾਈ|ਛਾਲ) ... ਕੋਸ਼ਿਸ਼
(ਮੰਮੀ|ਮਾਂ|ਬਾਪੂ|ਡੈਡੀ|ਦਾਦੀ|ਨਾਨੀ|ਚਾਚੀ|ਭਰਜਾਈ|ਭਾਬੀ) ... (ਮਗਰ|ਪਿੱਛੇ|ਕੋਲ) ਹੀ (ਤੁਰ|ਚਲੇ|ਚਲੀ|ਚਲ) ਜਾਣਾ
(ਗੋਲੀਆਂ|ਦਵਾਈਆਂ|ਜ਼ਹਿਰ|ਰੱਸੀ|ਬਲੇਡ) .. (ਸਰ੍ਹਾਣੇ|ਲੁਕਾ*|ਇਕੱਠੀਆਂ) .. .. (ਰੱਖਦੇ|ਰੱਖਦੀ|ਰੱਖਦਾ|ਰੱਖੀਆਂ|ਕਰਦੀ|ਕਰਦਾ)
(ਟੂੰਮਾਂ|ਗਹਿਣੇ|ਕੱਪੜੇ|ਸਮਾਨ|ਚੀਜ਼ਾਂ) .. ਵੰਡ (ਦਿੱਤ*|ਰਹੀ|ਰਿਹਾ) ... ... (ਲੋੜ ਨਹੀਂ|ਕੀ ਕਰਨ*)
(गहने|कपड़े|सामान|चीज़ें) .. बाँट (दिए|दीं|दिया|रही|रहा) ... ... (ज़रूरत नहीं|क्या करन*)
(ਵਿਦਿਆਰਥੀ|ਦੋਸਤ|ਸਹੇਲੀ|ਭਰਾ|ਭੈਣ|ਪੁੱਤ|ਧੀ|ਕੁੜੀ|ਮੁੰਡਾ|ਮੁੰਡੇ) .. (ਕਾਪੀ|ਡਾਇਰੀ|ਕਾਗ਼ਜ਼|ਸਟੇਟਸ|ਚਿੱਠੀ) .. (ਮੌਤ|ਮਰਨ*|ਮਰ|ਅਲਵਿਦਾ|ਨਹੀਂ ਰਹਾਂ*)
(पोती|पोता|बेटी|बेटे|बहन|भाई|दोस्त|सहेली|छात्र|छात्रा|पति|पत्नी) ने .. (डायरी|कॉपी|काग़ज़|स्टेटस|चिट्ठी) ... ... (मौत|मरना|मर|अलविदा|नहीं रहूँगी|नहीं रहूँगा|नहीं रहना)
कुछ (ग़लत)? कर न (ले|लें|बैठे|बैठें)
ਕੁਝ (ਗ਼ਲਤ)? ਕਰ ਨਾ (ਲਵੇ|ਲਏ|ਲੈਣ|ਬੈਠੇ)`,
    ),
  ),
  loss: anyOf(
    lines(
      'english',
      `(our|my|his|her) (daughter|son|brother|sister|mother|father|mom|mum|dad|cousin|uncle|aunt|nephew|niece|child) ended (it|it all) !(with|between)
(kill|kills|killed|killing) (themself|themselves|himself|herself) ... (ghost|hell|soul|rebirth|mukti|moksha|peace) .. my
(friend|brother|sister|son|daughter|husband|wife|mother|father|cousin|uncle|aunt|person|someone|one|who) .. killed (themself|theirself)
(killed|suicide) .. .. .. (my|our) (cousin|brother|sister|son|daughter|friend|husband|wife|father|mother|uncle|aunt) did
my (dads|moms|mums|fathers|mothers|brothers|sisters|sons|daughters|husbands|wifes|friends|cousins|uncles|boyfriends|girlfriends) (suicide|goodbye) (note|letter)
(boy|girl|student|man|woman|lady|guy|classmate|neighbour|neighbor|friend|brother|sister|son|daughter|father|mother|uncle|cousin|husband|wife) .. .. .. jumped (off|from|in front of|before|under|into) .. (building|train|bridge|roof|metro|balcony|terrace|floor|canal|river|well|truck)`,
    ),
    lines(
      'roman',
      `(dawai|dwai|spray|salfas|sulfas|zehar|zeher|jeher) (pee|pi|kha) (ke|kar|k) .. (mar|mr|chala|chali|pura|poora|guzar) (gya|gaya|gayi|gye|geya|gai)
(ohne|usne|bhra ne|bhai ne|bhen ne|behan ne|putt ne|bete ne|beti ne|pati ne|patni ne|dost ne|saheli ne|papa ne|chacha ne|mama ne) .. (bridge|pul|chhat|train|nehar|nahar|khuh|gaddi|nadi) (ton|se|ch|agge|thalle|me|to) .. (chhaal|chhal|chaal|chalang|chhalang) (maar|mar|laga) (ditti|diti|di|li|layi|dittI)
apni (jaan|jan) (le|lai) (gya|gaya|gayi|gai|li|layi|lai|laya|lyi)
(bhra|bhai|bhen|behan|saheli|dost|putt|bete|beti|pati|patni|papa|maa|chacha|mama|cousin|ohne|usne) ne (khud ko|khud nu|apne aap nu|apne aap ko) .. (khatam|khtm|maar|mar|jala|saad) .. (liya|lya|leya|lia|ditta|diya|li)
(bhra|bhai|bhen|behan|saheli|dost|putt|bete|beti|pati|patni|papa|maa|chacha|chachi|mama|cousin|ohne|usne|taya|fufad|jija) ne .. (sulfas|salfas|sulphas|zeher|zehar|jeher|dawai) (kha|pee|pi) (li|lai|layi|liya|leya|lia|layi) (thi|tha|si|c|sa)
(suicide|aatmhatya|atmahatya|khudkushi) (karne|karan|krn|karn) (wale|walo|valo|walon|wala|waleyan|vaale|walian) ... (aatma|atma|rooh|bhatak*|mukti|narak|shanti) ... (pati|patni|beta|bete|beti|bhai|bhra|behan|bhen|maa|papa|dost|putt|dhee) (ke|de|layi|lai|ka|di|ki)`,
    ),
    lines(
      'indic',
      `(ਦਵਾਈ|ਸਪਰੇਅ|ਸਲਫਾਸ|ਜ਼ਹਿਰ) (ਪੀ|ਖਾ) ਕੇ .. (ਮਰ|ਤੁਰ|ਪੂਰਾ ਹੋ|ਚਲਾ|ਚਲੀ) (ਗਿਆ|ਗਈ|ਗਏ)
(दवाई|दवा|सल्फास|ज़हर|कीटनाशक) (पीकर|खाकर|पी कर|खा कर) .. (मर|चल|चला|चली) (गया|गई|गए|बसा|बसी)
(प्राण|जान) (ले|दे) .. .. .. (पत्नी|पति|बेटा|बेटी|भाई|बहन|माँ|पिता|दोस्त) .. (चली गई|चला गया|चले गए) .. (ऐसे|इस तरह)`,
    ),
  ),
  abuse: anyOf(
    lines(
      'english',
      `(twists|twisted|pulls|pulled|breaks|broke) my (arm|arms|wrist|hair|fingers)
(mom|mum|mother|dad|father|stepmother|stepfather|husband|wife|uncle|aunt|teacher|carer|nurse|worker|he|she|they) (burns|burn|twists|pinches|pushes|shoves|drags|whips|starves|strangles|throttles|ties|canes|kicks) (me|us|my brother|my sister|my children|my kids)
(manager|boss|landlord|teacher|professor|employer|supervisor|agent|he|uncle) ... (unless|if|until) i ... (spend the night|sleep with|come to his room|undress|send nudes|send pictures)
(private|intimate|nude|naked|morphed|dirty) (pictures|photos|pics|videos|video|images|photo) ... (money|leak|leaking|post|threat*|online|asking|demand*|viral|send)
(tracker|airtag|spyware) (on|in) my (car|phone|bag|bike)
(turns up|shows up|follows me|following me|waits) .. (everywhere|wherever) i (go|am)
(take|taking|send|sending|took|taken) me (to|back to) (india|pakistan|punjab|bangladesh|the village|our village|home) ... ... (marry|married|wedding|engaged)
(marry|marrying|married) (me|her) (off)? (to) .. (someone|a man|man|boy|cousin|stranger) .. (never met|dont know|dont want|have not met|havent met)
(child marriage|child bride)`,
    ),
    lines(
      'roman',
      `(mere|mujhpe|mujh|mainu|mere te|mere pe|mere upar|mere utte|sade|maa) (te|pe|par|upar|utte)? (hath|haath) (chuk*|chak*|utha*|utth*)
(kut|kutt|maar|thappad|jutti*|chappal|chittar|laatan) (khandi|khanda|khati|khaandi|sehndi|sehnda|sehti|sahti|sehndi|paindi|pendi|padti|khani paindi) !(hai team)
(magar magar|piche piche|peeche peeche|pichha|picha|peecha) .. (aunda|aundi|aata|aati|aate|karda|karta|karde|karte|kardi) (te|aur|hai|aa|ne|hain|e|roz|ghar)
ghar (de|ke) (bahr|bahar|baahar|baar) (khada|khara|khadi|khade|aa ke khad*) (rehnda|rehta|ho|hunda|hota|rehnde|rehte)
(ohna|unhone|ohnan|maa baap|papa|mummy|gharde|gharwale|gharwaleyan|gharwalon|bhra|bhai|sohreyan) ne .. (kutteya|kuttya|kuttia|kutya|peeta|mara peeta)
(galat|galt|glt|gande|ganda|bure) (tarike|tareeke|trike) (naal|nal|se) .. (chhed*|chhu*|ched*|hath*)
(gandi|galat|galt) (nazar|najar|nigah) (rakh*|paund*|daal*)
raat (ko|nu) .. (darwaza|darwaja|kunda|boha|buha|kundi) (khatkhat*|khadka*|khol*|bhann*)
(dhakka|dhakke) (diya|ditta|maareya|maara|dinda|deta|deti|dindi|de) .. (seedhi|sidhi|pauri|pauriyan|chhat)
(din|dino|dina|dinan) (se|to|ton) .. (khana|roti|khaana) (nahi|nai|ni) (diya|ditta|deta|deti|dindi|dinde|dete)
(9|10|11|12|13|14|15|16|17|das|barah|terah|chaudah|pandrah|solah) (saal|sal|varhe|salan) (ki|di|ka|da|dee) ... (behen|behan|bhen|beti|dhee|kudi|ladki|bachi|bacchi|saheli) .. .. (shadi|shaadi|viah|vyah|nikah|rishta|sagai) (kar*|tay|ho rahi|kr*)
(boss|sir|manager|malik|teacher|professor|master|uncle|doctor|baba|maulvi|pandit|tantrik|coach|jeth|sasur|devar|jija|mama|chacha|taya) ... (chhuta|chhuhnda|chhunda|chhoota|haath lagata|hath launda|hath lagaunda|touch karta|touch karda|godi|chhune|chhedta|chhedda) !(gaya|gya)
<!(uska|uski|ohda|ohdi) (gala|galla) (daba*|ghont*|dabb*) !(ke daraya)
(photo|photos|photoan|video|videos) .. (viral|leak|daalne|paun|bhejne) ... (dhamki|darawa|dara*|paise)
(vaal|wal|baal) (fad|phad|pakad|khich|khinch|pad) (ke|kar) .. (ghasit*|ghasee*|gharees*|maar*|kutt*|peet*|sutt*)
(baba|babe|baabe|sant|granthi|pandit|uncle|master|sir|coach|mama|chacha|taya|jija|jeth) ... mere (naal|nal|saath|sath) .. (galat|galt|maada|mada|ganda|bura) (kita|kitta|kiya|kam|kaam|karda|karta)`,
    ),
    lines(
      'indic',
      `(मुझ|मुझे|मेरे) (पर|ऊपर)? .. हाथ (उठाता|उठाते|उठाती|उठाया|छोड़ता)
(मार|पिटाई|थप्पड़|लात|गालियाँ और मार) (खाती|खाता|सहती|सहता|खानी पड़ती) (हूँ|हूं|रही|रहा)
(ਕੁੱਟ|ਮਾਰ|ਥੱਪੜ|ਜੁੱਤੀਆਂ) (ਖਾਂਦੀ|ਖਾਂਦਾ|ਸਹਿੰਦੀ|ਸਹਿੰਦਾ|ਪੈਂਦੀ)
ਮੇਰੇ (ਤੇ|ਉੱਤੇ|ਉਤੇ) .. ਹੱਥ (ਚੁੱਕਦਾ|ਚੁੱਕਦੇ|ਚੁੱਕਦੀ|ਚੁੱਕਿਆ|ਉਠਾਉਂਦਾ)
(ਵਾਲ|ਵਾਲਾਂ) .. (ਫੜ|ਪੁੱਟ|ਖਿੱਚ) .. (ਘੜੀਸ*|ਮਾਰ*|ਕੁੱਟ*|ਸੁੱਟ*)
बाल (पकड़|खींच|पकड़कर|खींचकर) .. (घसीट*|मार*|पीट*)
(ਸੋਟੀ|ਚਿਮਟੇ|ਚਿਮਟਾ|ਬੈਲਟ|ਡੰਡੇ|ਡੰਡਾ|ਜੁੱਤੀ|ਚੱਪਲ|ਵੇਲਣੇ|ਪਾਈਪ|ਲੱਤਾਂ) (ਨਾਲ)? (ਮਾਰਦੀ|ਮਾਰਦਾ|ਮਾਰਦੇ|ਕੁੱਟਦੀ|ਕੁੱਟਦਾ|ਕੁੱਟਦੇ) !(ਹਾਂ|ਆਂ)
(बेलन|डंडे|बेल्ट|छड़ी|चिमटे|चप्पल|जूते|पाइप|लातों) से .. (मारता|मारती|मारते|मारा|पीटता|पीटती|पीटते|पीटा) !(हूँ|हूं)
(ਬਾਬੇ|ਡੇਰੇ|ਗ੍ਰੰਥੀ|ਪਾਠੀ|ਸੰਤ|ਅੰਕਲ|ਮਾਸਟਰ|ਸਰ|ਕੋਚ|ਮਾਮੇ|ਚਾਚੇ|ਤਾਏ|ਜੀਜੇ|ਜੇਠ) ... ਮੇਰੇ ਨਾਲ .. (ਮਾੜਾ|ਗ਼ਲਤ|ਗੰਦਾ|ਮਾੜੀ|ਗੰਦੀ) .. (ਕੀਤਾ|ਕੀਤੀ|ਕਰਦਾ)
(बाबा|महाराज|पंडित|अंकल|मास्टर|सर|कोच|मामा|चाचा|ताऊ|जीजा|जेठ) ने .. मेरे साथ .. (ग़लत|गंदा|बुरा|गंदी) .. (किया|की|करता)
(ਫੋਟੋਆਂ|ਫੋਟੋ|ਵੀਡੀਓ|ਤਸਵੀਰਾਂ) .. (ਪਾਉਣ|ਵਾਇਰਲ|ਭੇਜਣ) ... (ਡਰਾਵਾ|ਧਮਕੀ*|ਡਰਾ*)
(फ़ोटो|तस्वीरें|तस्वीर|वीडियो) .. (वायरल|डालने|फैलाने|भेजने) ... (धमकी|डरा*)
ਧੱਕੇ ਨਾਲ .. (ਫੇਰੇ|ਲਾਵਾਂ|ਮੰਗਣੀ|ਨਿਕਾਹ)
(ਮੇਰੀ|ਧੀ|ਭੈਣ|ਕੁੜੀ) .. (ਫੇਰੇ|ਵਿਆਹ) ਧੱਕੇ ਨਾਲ
गला (दबा*|घोंट*|घोट*)
(ਗਲਾ|ਗਲ|ਸੰਘੀ) (ਘੁੱਟਿਆ|ਘੁੱਟਦਾ|ਘੁੱਟ ਦਿੱਤਾ|ਦਬਾ*|ਦੱਬ*)
(मार|पीट) (पीट*|कर|पीटकर) .. (निकाल|घर से निकाल) (दिया|दी|देते|देता)
ਭੁੱਖਾ (ਰੱਖਦੀ|ਰੱਖਦੇ|ਰੱਖਦਾ)
ਭੁੱਖੀ (ਰੱਖਦੀ|ਰੱਖਦੇ|ਰੱਖਦਾ)
(भूखा|भूखी) (रखती|रखते|रखता)
(खाना|रोटी) नहीं (देते|देती|देता) .. (सास|बहू|बेटा|पति|सौतेली|मुझे)`,
    ),
  ),
  harm: anyOf(
    lines(
      'english',
      `acid (on|at|for|in) (him|her|his|their|them|the|someone|that)
(bought|got|have|buying|brought) (a|the|my)? (gun|pistol|revolver|machete|sword|knife) ... (he|she|him|her|they|them|his|partner|boss|neighbour|neighbor|parks|lives)
i (threw|throw|pushed|push|shoved|shove|choked|choke|dragged|strangled|punched|kicked|burned|burnt|pinned) (my|the|our) (mum|mom|mother|dad|father|wife|husband|kid|kids|child|son|daughter|sister|brother|girlfriend|boyfriend|baby|grandmother|grandma)
(muslims|hindus|sikhs|christians|dalits|jews|blacks) (are|is) .. (enemy|enemies|dirty|impure|demons|malech*|mlech*|vermin|traitors)`,
    ),
    lines(
      'roman',
      `(tractor|gaddi|gadi|truck|car|bike) (chada|chadha|charha|chadd) (dena|deni|dunga|devan|dewan|du|deunga|dian)
(yaar|yaara|dost|munde|bhra|bhai) (kehnde|bolte|kehte) .. (uda|vadd|vaddh|thok|tapka|kutt) (dinne|dende|dena|devange|dewange|denge)
(baap|pita|papa|bhai|bhra|maa|patni|wife|pati|saas|sass|sasur|bahu|nuh|chacha|taya|saale|sale|jija|beti|bhen|behan) (ko|nu) .. (maar|mar|vadd|kaat|kat) (dalunga|daalunga|dalungi|daalungi|dunga|dungi|deunga|deungi|devanga|dewanga|sutanga|suttanga)
(ghar|dukan|dukaan|gaddi|fasal|khet|ghare|basti) (me|ch|nu|ko|te|vich)? .. (aag|agg) (laga|la|lga|laa) (dungi|dunga|deni|dena|devan|du|dewanga|deunga|dewan)
(unko|usko|unhe|ohna nu|ohnu|usnu|usse|us ko|kisi ko) .. (chaku|chakku|knife|goli|talwar|gandasa|acid|tezab|tezaab) .. (maar*|marne|marna|chala*|sutt*|fenk*|phenk*|daal*|paa*)
(chaku|chakku|talwar|acid|tezab) (marne|maarne|maran|chalane|suttan|fenkne|phenkne) (wala|wali|vala|vali|lagga|laga|ja raha|nu ji|da mann)
(saas|sass|pati|sasur|nanad|bahu|nuh|jethani|devrani|baap|bhai|usko|ohnu|usse|kisi) (ko|nu)? .. .. (zeher|zehar|jeher|zahar) (de|pila|khila|mila) (du|dun|dunga|dungi|devan|dewan|dena|deni)
(haath|hath|baah|bah|sir|dand|dant|lat|laat) (toot|tut|tutt|fat|paat|phat|tot) .. (mujhse|mere se|mere to|mere ton|mathon|mere hathon)
(main|mai|maine) ... (bache|bacche|bachhe|munde|mundey|kudi|beti|putt|putr|bete) (nu|ko) ... (kutteya|kuttya|kuttia|kutya|maareya|peeta|pita|maara)
(sare|saare|sara|saara|pura|poora) (tabbar|tabar|parivar|khandan|family) (nu|ko) .. (muka*|khatam|maar*|vadd*|uda*)
(musalman|muslim|hindu|sikh|isai|christian|dalit|chamar|bhangi) (log)? .. (malech*|mlech*|mleccha|malechh|gaddar|dushman|neech|ashudh) (hai|hain|ne|han|hunde|hote)
(bhangi|chamar|dalit|achhoot|chuhre|shudra|mazhabi) (ko|nu) .. (alag|vakhra|vakhre|dur|door|bahar) ... (sahi|theek|shlok|verse|bani|likha|dete|dinde)
(sodha|sodhaa|sodhna) (laun*|la den*|la dev*|lagana|launa|laa)
(kudi|beti|bachi|dhee|ladki) ... (dabb|dab|maar|gira|sutt) (daiye|deiye|diye|den|dene|devan|dein) .. .. (maaf|paap|muaf|galat)`,
    ),
    lines(
      'indic',
      `मैं ... (माँ|पिता|पत्नी|बीवी|बच्चे|बच्चों|बेटे|बेटी|बहू|सास|दादी|बाप) (को|पर) ... (धक्का|थप्पड़|मारता|पीटता|मारती|पीटती|हाथ उठा*)
ਮੈਂ ... (ਪਿਓ|ਮਾਂ|ਬਾਪੂ|ਬੇਬੇ|ਘਰਵਾਲੀ|ਪਤਨੀ|ਵਹੁਟੀ|ਬੱਚੇ|ਬੱਚਿਆਂ|ਮੁੰਡੇ|ਪੁੱਤ|ਧੀ|ਨੂੰਹ|ਸੱਸ) (ਨੂੰ|ਦੇ) ... (ਚਪੇੜ|ਥੱਪੜ|ਲੱਤ|ਧੱਕਾ|ਮੁੱਕਾ) .. (ਮਾਰ*|ਜੜ*|ਦਿੱਤ*)
(ਪਤਨੀ|ਘਰਵਾਲੀ|ਵਹੁਟੀ|ਤੀਵੀਂ) (ਨੂੰ|ਦੇ) ... (ਚਪੇੜ|ਥੱਪੜ|ਲੱਤ|ਧੱਕਾ|ਮੁੱਕਾ) .. (ਮਾਰ*|ਜੜ*)
(पत्नी|बीवी|घरवाली) (को|के) .. (थप्पड़|चाँटा|लात|धक्का) .. (मार*|जड़*|दिया)
(ਰੋਜ਼|ਮੇਰਾ|ਮੈਥੋਂ) .. ਹੱਥ ਉੱਠ (ਜਾਂਦਾ|ਗਿਆ|ਪੈਂਦਾ)
मेरा हाथ उठ (जाता|गया|पड़ता)
(बेटे|बेटी|बच्चे|उसे|लड़की|लड़के|पत्नी) को (उठवा|उठा|अग़वा|किडनैप) .. (लूँगा|लूँगी|लूँ|दूँगा|करूँगा|लेंगे)
(काट|मार) (डालने|डालूँ|देने|दूँ|डालें) .. (पाप|हर्ज|बुराई|पुण्य)
(दुकानें|दुकान|घर|मस्जिद|मंदिर|बस्ती|खेत|गाड़ी) जला (देने|देना|दूँ|दें|डालूँ|डालें|देंगे|दूँगा|दूँगी)
हम .. (उसे|उन्हें|उनको|उसको|इन्हें) ... (पीटेंगे|मारेंगे|काटेंगे|सबक)
(चेहरा|मुँह) (बिगाड़|जला) (दूँगा|दूँगी|दूँ|देना)
ਸੋਧਾ (ਲਾ*|ਲਗਾ*)
(ਕੁੜੀ|ਬੱਚੀ|ਧੀ) ... (ਦੱਬ|ਮਾਰ|ਸੁੱਟ) (ਦਈਏ|ਦੇਈਏ|ਦਿਆਂ|ਦੇਣ|ਦੇਵਾਂ) .. (ਮਾਫ਼|ਪਾਪ|ਰੱਬ)
(बच्ची|लड़की|बेटी) ... (दबा|मार|गिरा) (दें|दूँ|देने) .. (माफ़|पाप)`,
    ),
  ),
}
