/** What a keyboard says of one press, as the browser has it. */
type Press = { key: string; shiftKey: boolean; isComposing: boolean; keyCode: number }

/**
 * Whether a key wants to send. Enter that ends an input method's word does not; Safari reports that one with keyCode 229
 * only (D29).
 */
export const isSendKey = ({ key, shiftKey, isComposing, keyCode }: Press): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229
