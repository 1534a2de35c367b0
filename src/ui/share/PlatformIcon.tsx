import type { SharePlatform } from '../../machines/entities.ts'

/** Names are no texts: they are the same in every language. */
export const PLATFORM_NAMES = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  gmail: 'Gmail',
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
} as const satisfies Record<SharePlatform, string>

export const PLATFORMS = Object.keys(PLATFORM_NAMES) as SharePlatform[]

// What a platform is for, in our own line: a talk, a paper plane, a letter, people, a camera, a sign for a subject.
const PATHS: Record<SharePlatform | 'family' | 'friend', string> = {
  whatsapp: 'M4.5 19.5l1.2-4A8 8 0 118.9 18.6zM9 9c0 3.5 2.5 6 6 6l.5-2-2-.8-1 .8c-1-.5-1.5-1-2-2l.8-1-.8-2z',
  telegram: 'M3.5 11.5L20.5 4.5l-3 15-5.5-4.5L20.5 4.5M12 15l-3 3.5-.5-5.5',
  gmail: 'M3.5 6h17v12.5h-17zM3.5 6.5l8.5 7 8.5-7',
  facebook: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM15 8h-1a2 2 0 00-2 2v10.5M9.5 13H15',
  instagram: 'M5 4.5h14v15H5zM12 15.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM16.2 7.3h.1',
  twitter: 'M9.5 4.5l-2 15M16.5 4.5l-2 15M5 9.5h15M4 14.5h15',
  family: 'M3.5 11.5L12 4.5l8.5 7M6 9.5v10h12v-10M12 16.5c-4-2.5-1.5-5 0-3.2 1.5-1.8 4 .7 0 3.2z',
  friend:
    'M8.5 11a3 3 0 100-6 3 3 0 000 6zM3 19c0-3 2-5 5.5-5s5.5 2 5.5 5M16 11.5a2.5 2.5 0 100-5M17 14.5c2.5.3 4 2 4 4.5',
}

export const PlatformIcon = ({ of }: { of: keyof typeof PATHS }) => (
  <svg className="icon" viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
)
