export const deviceEn = { muteMusic: 'Mute music', unmuteMusic: 'Unmute music' }

export type DeviceTexts = typeof deviceEn
