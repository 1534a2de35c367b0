// What a profile may leave empty (D53), for the app and the server: both go through the contract's fields, and name none.
import { OPTIONAL_FIELDS } from './optionalFields.ts'

export { OPTIONAL_FIELDS }

export type OptionalField = keyof typeof OPTIONAL_FIELDS

/** In the contract's order. */
export const OPTIONAL = Object.keys(OPTIONAL_FIELDS) as OptionalField[]

/** The same of each. */
export const ofEachOptional = <Value>(toValue: (field: OptionalField) => Value) =>
  Object.fromEntries(OPTIONAL.map((field) => [field, toValue(field)])) as Record<OptionalField, Value>
