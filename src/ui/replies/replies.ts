// What late.ts asks for, as one: an import of each module by itself would name the same file five times.
export { AppNotification } from './AppNotification.tsx'
export { CareCard } from './CareCard.tsx'
export { LeftOut } from './LeftOut.tsx'
export { QuotationBlock } from './QuotationBlock.tsx'
export { Suggestions } from './Suggestions.tsx'
