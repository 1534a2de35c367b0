export type { Turn } from './hear.ts'
