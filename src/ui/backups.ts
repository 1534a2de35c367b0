/** Where nothing is configured: what docs/deploying.md recommends. */
const RECOMMENDED_DAYS = 7

/**
 * For how many days the operator keeps a backup, as the privacy page promises it; 0 where there are none. The build has
 * looked that it is a whole number (scripts/build.ts).
 */
export const BACKUP_DAYS: number = Number(import.meta.env.VITE_BACKUP_DAYS?.trim() || RECOMMENDED_DAYS)
