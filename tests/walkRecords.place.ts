import path from 'node:path'

/** Where the walks' records are. The name of a record is that of its test file, with '~' for '/'. */
export const RECORDS = path.resolve(import.meta.dirname, '../.cache/walks')
