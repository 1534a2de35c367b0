/** The storage cannot be opened as it is. The message is a sentence for the person who starts the server. */
export class StorageUnusable extends Error {
  override name = 'StorageUnusable'
}

/** A newer version of this server has had it. */
export class StorageNewer extends StorageUnusable {
  override name = 'StorageNewer'
  /** What that version made in it. */
  readonly migration: string
  constructor(migration: string, options?: ErrorOptions) {
    super(
      `The database is one of a newer version of this server, which made ${migration} in it. ` +
        'Start that version, or restore a backup (npm run restore; of a PostgreSQL with pg_restore).',
      options,
    )
    this.migration = migration
  }
}

/** What is damaged, as PostgreSQL says it: internal errors, and those of the system. */
const DAMAGED = /^(?:XX|58)/

/** Why the embedded engine did not open its directory; it tells most of it in no words at all. */
export function whyNotOpened(error: unknown, directory: string): unknown {
  const { code } = (error ?? {}) as NodeJS.ErrnoException
  if (error instanceof StorageUnusable || (code !== undefined && !DAMAGED.test(code))) return error
  return new StorageUnusable(
    `The database in ${directory} cannot be opened: it is damaged, or not for this user. ` +
      'Move it away and restore a backup (npm run restore), or set DATA_DIR to another folder.',
    { cause: error },
  )
}
