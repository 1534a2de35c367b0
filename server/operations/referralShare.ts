import { isMinorEverywhere } from '../../openapi/ages.ts'
import type { components } from '../../openapi/v1.d.ts'
import type { StoredUser } from '../db/schema.ts'
import { fromEighteen } from '../http/problem.ts'
import { requireCompleteProfile } from './profile.ts'
import type { Services } from './services.ts'

type Schemas = components['schemas']
type Text = Record<Schemas['ReferralType'], string>

/**
 * What a link is shared with. It promises nothing that the app does not do (D25), says that the guide is a machine
 * (D2), and is short enough for a post of 280 with the link (Indic letters count twice there).
 */
export const TEXTS: Record<Schemas['Language'], Record<Schemas['Tradition'], Text>> = {
  english: {
    sikh: {
      family:
        'I have found a quiet place to ask what is on the heart. An AI guide answers with verses from Sri Guru Granth Sahib Ji. It is free. Come and see it with me.',
      friend:
        'I have found a quiet place to ask and to listen: an AI guide that answers with verses from Sri Guru Granth Sahib Ji, free of charge. Will you join me?',
    },
    hindu: {
      family:
        'I have found a quiet place to ask what is on the heart. An AI guide answers with verses from the Bhagavad Gita. It is free. Come and see it with me.',
      friend:
        'I have found a quiet place to ask and to listen: an AI guide that answers with verses from the Bhagavad Gita, free of charge. Will you join me?',
    },
  },
  punjabi: {
    sikh: {
      family:
        'ਮਨ ਦੀ ਗੱਲ ਕਹਿਣ ਲਈ ਇੱਕ ਸ਼ਾਂਤ ਥਾਂ ਮਿਲੀ ਹੈ। ਏਆਈ ਸਹਾਇਕ ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ ਦੀ ਬਾਣੀ ਨਾਲ ਜਵਾਬ ਦਿੰਦਾ ਹੈ। ਮੁਫ਼ਤ ਹੈ। ਆਓ, ਰਲ ਕੇ ਵੇਖੀਏ।',
      friend: 'ਇੱਕ ਸ਼ਾਂਤ ਥਾਂ ਮਿਲੀ ਹੈ: ਏਆਈ ਸਹਾਇਕ ਸ੍ਰੀ ਗੁਰੂ ਗ੍ਰੰਥ ਸਾਹਿਬ ਜੀ ਦੀ ਬਾਣੀ ਨਾਲ ਜਵਾਬ ਦਿੰਦਾ ਹੈ। ਮੁਫ਼ਤ ਹੈ। ਤੁਸੀਂ ਵੀ ਆਓਗੇ?',
    },
    hindu: {
      family: 'ਮਨ ਦੀ ਗੱਲ ਕਹਿਣ ਲਈ ਇੱਕ ਸ਼ਾਂਤ ਥਾਂ ਮਿਲੀ ਹੈ। ਏਆਈ ਸਹਾਇਕ ਭਗਵਦ ਗੀਤਾ ਦੇ ਸ਼ਲੋਕਾਂ ਨਾਲ ਜਵਾਬ ਦਿੰਦਾ ਹੈ। ਮੁਫ਼ਤ ਹੈ। ਆਓ, ਰਲ ਕੇ ਵੇਖੀਏ।',
      friend: 'ਇੱਕ ਸ਼ਾਂਤ ਥਾਂ ਮਿਲੀ ਹੈ: ਏਆਈ ਸਹਾਇਕ ਭਗਵਦ ਗੀਤਾ ਦੇ ਸ਼ਲੋਕਾਂ ਨਾਲ ਜਵਾਬ ਦਿੰਦਾ ਹੈ। ਮੁਫ਼ਤ ਹੈ। ਤੁਸੀਂ ਵੀ ਆਓਗੇ?',
    },
  },
  hindi: {
    sikh: {
      family:
        'मन की बात कहने के लिए एक शांत जगह मिली है। एआई सहायक श्री गुरु ग्रंथ साहिब जी की बाणी से उत्तर देता है। निःशुल्क है। आइए, साथ देखें।',
      friend: 'एक शांत जगह मिली है: एआई सहायक श्री गुरु ग्रंथ साहिब जी की बाणी से उत्तर देता है। निःशुल्क है। क्या आप भी आएँगे?',
    },
    hindu: {
      family: 'मन की बात कहने के लिए एक शांत जगह मिली है। एआई सहायक भगवद्गीता के श्लोकों से उत्तर देता है। निःशुल्क है। आइए, साथ देखें।',
      friend: 'एक शांत जगह मिली है: एआई सहायक भगवद्गीता के श्लोकों से उत्तर देता है। निःशुल्क है। क्या आप भी आएँगे?',
    },
  },
}

/** Subject of a mail. */
export const SUBJECTS: Record<Schemas['Language'], string> = {
  english: 'An invitation to Satsang',
  punjabi: 'ਸਤਸੰਗ ਲਈ ਸੱਦਾ',
  hindi: 'सत्संग का निमंत्रण',
}

const PREFIXES: Record<Schemas['Tradition'], string> = { sikh: '/pn', hindu: '/hi' }

/** A post or a mail in parts: some platforms take the link by itself. */
type Post = { link: string; words: string; text: string; subject: string }

/** Instagram has no address that shares a text: the app copies it, and the person pastes it there (spec section 4). */
const PLATFORMS: Record<Schemas['SharePlatform'], (post: Post) => string> = {
  whatsapp: ({ text }) => address('https://wa.me/', { text }),
  telegram: ({ link, words }) => address('https://t.me/share/url', { url: link, text: words }),
  gmail: ({ subject, text }) => address('https://mail.google.com/mail/', { view: 'cm', su: subject, body: text }),
  facebook: ({ link }) => address('https://www.facebook.com/sharer/sharer.php', { u: link }),
  instagram: () => 'https://www.instagram.com/',
  twitter: ({ text }) => address('https://twitter.com/intent/tweet', { text }),
}

/** With %20 for a space: some of these read + as a plus sign. */
function address(url: string, fields: Record<string, string>) {
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${url}?${query.join('&')}`
}

/**
 * The user's referral link: POST /referral/generate-referral-link (spec section 7). It opens the tradition's landing
 * screen of `origin` with the query parameter `ref`.
 *
 * @throws {Problem} 403 without a completed profile (spec section 6), or for a minor (D39)
 */
export async function makeLink(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  { referral_type, spiritual_tradition }: Schemas['ReferralLinkRequest'],
  origin: string,
): Promise<Schemas['ReferralLink']> {
  const user = await requireReferrer(services, userId)
  const { link, text } = postOf(user, referral_type, spiritual_tradition, origin)
  return { referral_link: link, share_text: text }
}

/** Where to share the link, and with what text: POST /referral/share-platform. @throws as makeLink */
export async function makeShare(
  services: Pick<Services, 'db' | 'now'>,
  userId: string,
  { referral_type, platform, spiritual_tradition }: Schemas['ShareRequest'],
  origin: string,
): Promise<Schemas['Share']> {
  const user = await requireReferrer(services, userId)
  const post = postOf(user, referral_type, spiritual_tradition, origin)
  return { share_url: PLATFORMS[platform](post), share_text: post.text }
}

async function requireReferrer({ db, now }: Pick<Services, 'db' | 'now'>, userId: string): Promise<StoredUser> {
  const user = await requireCompleteProfile(db, userId)
  if (isMinorEverywhere(user.date_of_birth, now())) throw fromEighteen()
  return user
}

function postOf(
  user: StoredUser,
  type: Schemas['ReferralType'],
  tradition: Schemas['Tradition'],
  origin: string,
): Post {
  const link = `${origin}${PREFIXES[tradition]}?ref=${user.referral_code}`
  const words = TEXTS[user.language_preference][tradition][type]
  return { link, words, text: `${words} ${link}`, subject: SUBJECTS[user.language_preference] }
}
