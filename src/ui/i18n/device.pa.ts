import type { DeviceTexts } from './device.en.ts'

export const devicePa: DeviceTexts = { muteMusic: 'ਸੰਗੀਤ ਬੰਦ ਕਰੋ', unmuteMusic: 'ਸੰਗੀਤ ਚਲਾਓ' }
