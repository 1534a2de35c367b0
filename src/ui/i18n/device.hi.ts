import type { DeviceTexts } from './device.en.ts'

export const deviceHi: DeviceTexts = { muteMusic: 'संगीत बंद करें', unmuteMusic: 'संगीत चलाएँ' }
