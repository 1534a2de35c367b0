import { expect, test } from 'vitest'
import { CORPUS, LANGUAGES } from './corpus.ts'
import { helpFor } from './danger/help.ts'
import { needIn } from './danger/need.ts'
import { tokenise } from './normalise.ts'
import { views } from './pattern.ts'
import { type Danger, dangerIn, IF_IT_GROWS_DARK, SAFE_VERSES } from './safety.ts'

const seen = (message: string) => dangerIn(views(tokenise(message)))
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const DANGERS: Readonly<Record<Danger, string[]>> = {
  selfHarm: lines(`
I don't want to live anymore
i dont wanna live
I want to die
i just wanna die
I am thinking of ending it all
I feel like ending my life
everyone would be better off without me
what's the point of living
is suicide a sin?
I cut myself at night and nobody knows
I wish I was never born
I wish I could sleep and never wake up
tired of life, nothing matters
I cant take it anymore
mar jana chahta hoon
main mar jana chahundi haan
marna chahundi
jeen da mann nahi karda
jeene ka man nahi hai
jina nahi chahta ab
zindagi ton thak gaya haan
main khudkushi karna chahta hu
rabba mainu chakk lai
bhagwan mujhe utha lo
jee karda mar jawan
ਜੀਣ ਦਾ ਮਨ ਨਹੀਂ
ਮੇਰਾ ਜੀਣ ਨੂੰ ਜੀਅ ਨਹੀਂ ਕਰਦਾ
ਮੈਂ ਮਰਨਾ ਚਾਹੁੰਦੀ ਹਾਂ
ਮੈਂ ਜ਼ਿੰਦਗੀ ਤੋਂ ਅੱਕ ਗਿਆ ਹਾਂ
ਖੁਦਕੁਸ਼ੀ ਕਰਨ ਨੂੰ ਦਿਲ ਕਰਦਾ
ਰੱਬਾ ਮੈਨੂੰ ਚੁੱਕ ਲੈ
जीने का मन नहीं
मैं अब जीना नहीं चाहती
मर जाना चाहता हूँ
मैं आत्महत्या करना चाहता हूं
ज़िंदगी से तंग आ गया हूँ
सब खत्म कर देना चाहता हूँ
भगवान मुझे उठा ले
main apni zindagi khatam karna chahta hu
khud ko khatam kar lu
mere bina sab khush rahenge
sab khatam karna chahta hoon
I want to kill myself
kms
i wnat to die
nobody would miss me if i died
मैं मरना चाहता हूं
मरने का मन करता है
ਮੇਰਾ ਮਰਨ ਨੂੰ ਜੀਅ ਕਰਦਾ ਹੈ
ਮੈਂ ਆਪਣੀ ਜਾਨ ਦੇ ਦੇਣੀ ਹੈ
fansi la lawan ji karda
zehar kha lu kya
su​icide
i don’t want to be alive
there is no reason to live
main jeena nahi chahta
nahar ch chhaal maar dewan
i dont see any reason to keep going, i just want it to be over
thinking about jumping off the roof
my life is worthless, id rather be dead
I have been planning my death
nothing left for me, I will end myself tonight
I don't deserve to live
i wish god would take me
I want to disappear from this world
life is meaningless I want to end everything
hun jeen da koi fayda nahi
mera marn nu bahut jee karda
main hun hor nahi jeena chahundi
apni jaan lene ka man karta hai
mujhe jeene ka koi haq nahi
kash mujhe maut aa jaye
zindagi se haar gaya hu, ab aur nahi
main apne aap nu maar lena chahunda
train ke aage kood jau
neend ki goliyan kha ke so jau hamesha ke liye
ਹੁਣ ਹੋਰ ਜਿਊਣਾ ਨਹੀਂ ਚਾਹੁੰਦੀ
ਮੈਂ ਫਾਹਾ ਲੈ ਲਵਾਂਗਾ
ਮੈਨੂੰ ਮੌਤ ਕਿਉਂ ਨਹੀਂ ਆਉਂਦੀ
ਜੀਣਾ ਨਹੀਂ ਚਾਹੁੰਦਾ
मुझे मौत क्यों नहीं आती
मैं खुद को खत्म कर लूँगा
अब और नहीं जीना
मैं अपनी जान दे दूँगी
मेरे जीने का कोई मतलब नहीं
hamesha ke liye so jana chahta hu
I took a lot of sleeping pills
Sometimes I think dying would be a relief
I'm going to take my own life
theres no point anymore, i'm going to end things tonight
I hate being alive
I've written my goodbye letter
i can't do life anymore
nobody needs me, I should just be gone
Would God forgive me if I ended my life?
I keep thinking about death as an escape
I feel like dying every day
dil karda sab kujh chhad ke mar jawan
main jeena hi nahi chahta yaar
meri zindagi da koi matlab nahi, khatam kar deni aa
mujhe ab zinda nahi rehna
mann karta hai khud ko kuch kar lu
mere marne se sab theek ho jayega
bas ab mar jana chahti hu
suicide de khayal aunde ne
jind ton tang aa gayi haan
ਮੇਰੇ ਮਰਨ ਨਾਲ ਸਭ ਠੀਕ ਹੋ ਜਾਵੇਗਾ
ਮਨ ਕਰਦਾ ਨਹਿਰ ਵਿੱਚ ਛਾਲ ਮਾਰ ਦਿਆਂ
ਮੈਂ ਜਿਉਂਦਾ ਨਹੀਂ ਰਹਿਣਾ ਚਾਹੁੰਦਾ
ਮੈਨੂੰ ਆਪਣੇ ਆਪ ਨੂੰ ਖ਼ਤਮ ਕਰਨ ਦੇ ਖ਼ਿਆਲ ਆਉਂਦੇ ਹਨ
मुझे ज़िंदा नहीं रहना
मेरे मर जाने से किसी को फ़र्क नहीं पड़ेगा
मन करता है फाँसी लगा लूँ
मैं जीना ही नहीं चाहता
I don't think I'll be around much longer
if I die nobody will cry
I bought pills and I'm ready
i want to go to sleep and not wake up
living hurts too much, I want out
my existence is a mistake, I shouldn't be alive
thoughts of killing myself keep coming
Is it a sin to take one's own life?
I want to be with my dead mother, I can't stay here
I'd be happier dead
ab bas marna hai mujhe
jee nahi karda jeen nu
mar jaana chahundi aan main
waheguru mainu apne kol bula lo
sochda haan gaddi thalle aa javan
main is duniya me nahi rehna chahta
mera jeena bekar hai, mar jau to accha
aatm hatya karne ka khayal aa raha hai
ਮੇਰਾ ਹੁਣ ਜਿਊਣ ਦਾ ਕੋਈ ਮਤਲਬ ਨਹੀਂ
ਦਿਲ ਕਰਦਾ ਮਰ ਜਾਵਾਂ
मेरा मरने का मन करता है
काश मैं पैदा ही न होता
इस दुनिया में नहीं रहना अब
सोचता हूँ ट्रेन के आगे कूद जाऊँ
I am thinking of dying tonight
wish somebody would just shoot me
no one would care if I was dead
every night I pray that I don't wake up
I want to stop living
my mind tells me to jump
I started cutting again
how can I die without pain
mainu lagda main mar jawan ta changa
jeen di ichha mukk gayi
bas ab aur jeena nahi hai mujhe
marne ka dil karta hai roz
khatam kar lena chahta hu khud ko
rab mainu chakk kyu nai lainda
zehar khan nu dil karda
ਮੈਂ ਖੁਦਕੁਸ਼ੀ ਬਾਰੇ ਸੋਚ ਰਿਹਾ ਹਾਂ
ਜ਼ਿੰਦਗੀ ਖ਼ਤਮ ਕਰ ਲੈਣੀ ਹੈ
मुझे मर जाना चाहिए
जिंदगी खत्म कर लेना चाहती हूँ
मैं अब और जीना नहीं चाहता भगवान
मरने के ख्याल आते हैं`),
  concern: lines(`
my friend wants to kill himself
my daughter talks about suicide, what do I do
mera dost khudkushi karna chahta hai
मेरी बहन आत्महत्या की बात करती है
ਮੇਰਾ ਪੁੱਤ ਮਰਨ ਦੀਆਂ ਗੱਲਾਂ ਕਰਦਾ ਹੈ
my sister said she wants to die`),
  loss: lines(`
my brother committed suicide last year
mere bhra ne khudkushi kar layi
मेरे भाई ने आत्महत्या कर ली
my son took his own life`),
  abuse: lines(`
my husband beats me
he hits me when he drinks
pati marda hai mainu roz
mera gharwala mainu kutda hai
mere papa mujhe bahut maarte hai
ਘਰ ਵਾਲਾ ਮੈਨੂੰ ਕੁੱਟਦਾ ਹੈ
पति मुझे मारता है
ससुराल वाले दहेज के लिए तंग करते हैं
my uncle touched me inappropriately
I was raped
sohre daaj layi tang karde ne
my father hits my mother every night
he forces me to have sex
my brother in law touches me at night
boyfriend mujhe blackmail karta hai meri photos se
mera banda daru pee ke kutda mainu
ਮੇਰਾ ਪਤੀ ਸ਼ਰਾਬ ਪੀ ਕੇ ਕੁੱਟਦਾ ਹੈ
मेरे पति मुझे मारते-पीटते हैं
someone in my family sexually abused me as a child
my stepfather beats me with a belt
mere husband daily maar peet karte hai
मेरे ससुर ने मेरे साथ गलत काम किया
ਮੇਰਾ ਪਿਓ ਮੈਨੂੰ ਬਹੁਤ ਕੁੱਟਦਾ
he slapped me and threatened to burn me
he hit me again last night
my mom slaps me for low marks
saas sasur ne mujhe ghar me band kar rakha hai
mera pati shak karda te kutt maar karda
my boss is sexually harassing me
मेरा भाई मुझे पीटता है
ਮੇਰੇ ਅੰਕਲ ਨੇ ਮੈਨੂੰ ਗਲਤ ਤਰੀਕੇ ਨਾਲ ਛੂਹਿਆ`),
  harm: lines(`
I want to kill him
I am going to hurt my boss
usko maar dunga
usnu jaano maar deni aa
मैं उसे मार डालूँगा
ਮੈਂ ਉਸਨੂੰ ਮਾਰ ਦਿਆਂਗਾ
does the gita justify killing?
I hit my wife yesterday
I feel like killing my neighbour
main apne bhai ko jaan se maar dunga
I want to poison her food
i will kill my brother for this
oh nu goli maar deni main
I could kill my husband right now
main usse jaan se maarna chahta hu
I want revenge, I'll kill them all
ਮੈਂ ਉਹਨੂੰ ਜਾਨੋਂ ਮਾਰ ਦੇਣਾ`),
}

/** Grief, the fear of death, and figures of speech: no help-line answer for these. */
const HARMLESS = lines(`
my grandfather died
I have a fear of death
I am afraid of dying
what happens when we die
I don't want to die
my dadi passed away, I miss her
maut da dar lagda hai
marne se darta hu
mujhe dar lagta hai ki main mar jaunga
mere dada ji mar gaye
how do I kill my ego
this job is killing me
I don't want to live with my in-laws
we beat Pakistan in cricket
my brother beat me in chess
मेरे पिता की मृत्यु हो गई
मौत से डर लगता है
ਮੇਰੀ ਮਾਂ ਦੀ ਮੌਤ ਹੋ ਗਈ
ਮਰਨ ਤੋਂ ਡਰ ਲੱਗਦਾ
how to end my relationship
should I end it with my boyfriend
I am dying to see Krishna
what does the Guru say about dying while living
my mother will kill me if I fail
I can't live without her
मन को मारना कठिन है
dadi ji duniya chhad gaye
dil toot gaya
man nahi lagda
meri jaan tu
I am tired of my job
hunger kills people in the world
मुझे काम खत्म करना है
sab kuch khatam ho gaya mere business da
jeena kaise chahiye
मुझे जीना नहीं आता
how should I live my life
he left me, I can't sleep
kaam karke mar gaya main
Why did Krishna ask Arjuna to fight?
mujhe pita ji ki yaad aati hai
papa roz sharab peete hai
padosi ko dekh ke jalan hoti hai
mera bhai match me sabko harata hai
ਮੇਰੇ ਦਾਦਾ ਜੀ ਗੁਜ਼ਰ ਗਏ
how can I kill my desires
my dog was put to sleep
I hurt myself while playing
मुझे मरने से डर लगता है
kirpa karo waheguru ji
I want to live a better life
my phone died
my friend's mother died by accident
how do I accept that I will die one day
I killed a mosquito, is it a sin
I hate my life at this job but I want to live well
main apne gusse nu marna chahunda haan
I want to kill my lazy habits
mere pati mujhse pyar nahi karte
bacche nu thappar maar dita, guilt hai
दादी माँ स्वर्ग सिधार गईं
ਮੇਰਾ ਕੁੱਤਾ ਮਰ ਗਿਆ
are we reborn after death
I am tired of fighting with my wife
end my addiction
how can I end my suffering
I don't want to live in Canada
jeena sikhna chahta hu
mann maar ke jeena painda
I can't do this job anymore
he is dead to me
meri maa mar rahi hai hospital me
I will never give up
tusi bahut vadiya das de ho, mar jawan
mere papa mujhe samajhte nahi
teacher ne mujhe class me maara nahi
मुझे नींद नहीं आती, मर सा गया हूँ अंदर से
my grandmother is dying and I don't know how to say goodbye
I almost died in an accident, thank God
why did my baby have to die
I want my son to stop drinking
I can't do math anymore
मेरे दादाजी मर गए
ਮੈਂ ਮਰਨ ਤੋਂ ਬਾਅਦ ਕਿੱਥੇ ਜਾਵਾਂਗਾ
papa ke marne ke baad ghar suna hai
maa de maran ton baad main tut gaya
mann nu marna kive hai
I want to leave this job
ego nu kive mariye
मेरी बेटी मुझसे बात नहीं करती
ਮੇਰਾ ਕੰਮ ਖ਼ਤਮ ਨਹੀਂ ਹੁੰਦਾ
life is hard but I want to live
I'm done with everything at office today, just need rest
my ex is dead to me and I want peace
jeevan me kya karna chahiye
meri saas tane marti hai
kya marne ke baad atma rehti hai
I want to die to my ego and serve
my best friend died in a car accident and I miss him
I keep thinking about death since my father passed
meri dadi marne wali hai
ਮੈਂ ਆਪਣੀ ਨੌਕਰੀ ਛੱਡਣਾ ਚਾਹੁੰਦਾ ਹਾਂ
मैं शराब छोड़ना चाहता हूँ
I feel dead tired after work
I want to end my marriage
how do I deal with the death of my dog
mere marne ke baad mere bacchon ka kya hoga
my wife says she is tired of me
main haar gaya match
karma: will I be reborn if I die?
Mera beta mujhe maa nahi kehta
I slept through my alarm and missed puja
my guru died last year
I was dead wrong about my brother
mujhe apne gusse ko marna hai
ਮੈਂ ਮਰਨ ਤੋਂ ਨਹੀਂ ਡਰਦਾ
मैं मौत के बारे में जानना चाहता हूँ
I have a deadline and I am dying of stress
will my plants die if I skip puja
my mother is dying of cancer
how should a Sikh prepare to die
main jang vich marna nahi chahunda
I want to cut my hair
I cut vegetables at langar
does a soldier go to heaven if he dies
meri jaan nikal jaati hai exam se
kal mera viah hai, dar lagda`)

test.each(Object.entries(DANGERS).flatMap(([danger, messages]) => messages.map((message) => [message, danger])))(
  '%s: %s',
  (message, danger) => {
    expect(seen(message)).toBe(danger)
  },
)

test.each(HARMLESS)('no false alarm: %s', (message) => {
  expect(seen(message)).toBeNull()
})

const NEVER = ['death', 'duty', 'grief', 'surrender', 'failure', 'work']

test('every danger has a safe verse in both traditions, none on death, duty, grief or giving up', () => {
  for (const ids of Object.values(SAFE_VERSES)) {
    const all = [...CORPUS.sikh, ...CORPUS.hindu].filter(({ id }) => ids.includes(id))
    expect(all.length).toBe(ids.length)
    for (const tradition of ['sikh', 'hindu'] as const) {
      const verses = all.filter((verse) => verse.tradition === tradition)
      expect(verses.length).toBeGreaterThanOrEqual(3)
      for (const { themes, unfitFor } of verses) {
        expect(themes.filter((theme) => NEVER.includes(theme))).toEqual([])
        expect(unfitFor ?? []).not.toContain('hope')
      }
    }
  }
})

const NEEDS: Readonly<Record<Danger, readonly string[]>> = {
  selfHarm: ['selfHarm', 'emergency', 'concern'],
  concern: ['concern', 'selfHarm', 'emergency'],
  loss: ['loss'],
  abuse: ['violence', 'child', 'blackmail', 'emergency'],
  harm: ['harm'],
}

test('whatever was heard before is heard sentence by sentence too, and of the same kind', () => {
  const all = Object.entries(DANGERS).flatMap(([danger, messages]) =>
    messages.map((message) => ({ danger: danger as Danger, message, need: needIn(message, []) })),
  )
  const unheard = all.filter(({ need }) => need === null).map(({ message }) => message)
  const others = all.filter(({ danger, need }) => need !== null && !NEEDS[danger].includes(need.kind))
  expect(unheard.length, unheard.join(' | ')).toBeLessThanOrEqual(8)
  expect(others.length, others.map(({ message, need }) => `${need?.kind}: ${message}`).join(' | ')).toBeLessThanOrEqual(
    8,
  )
})

test('and what was harmless stays harmless', () => {
  const alarms = HARMLESS.filter((message) => needIn(message, []) !== null)
  expect(alarms.length, alarms.join(' | ')).toBeLessThanOrEqual(3)
})

test('every answer to danger gives the help line first, and at most one safe verse after it', () => {
  const said = () => false
  for (const tradition of ['sikh', 'hindu'] as const) {
    for (const language of LANGUAGES) {
      for (const message of Object.values(DANGERS).flat()) {
        const need = needIn(message, [])
        if (need === null) continue
        const { paragraphs, verse } = helpFor(need, { tradition, language, said })
        expect(paragraphs[0]).toMatch(/112|14416|1098|1930/)
        if (verse !== null) expect(Object.values(SAFE_VERSES).flat()).toContain(verse.id)
      }
    }
  }
})

test('the words for later name who listens, in every language', () => {
  for (const language of LANGUAGES) {
    expect(IF_IT_GROWS_DARK[language]).toContain('14416')
  }
})
