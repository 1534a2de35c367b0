import type { SnapshotFrom } from 'xstate'
import type { appMachine } from './app.machine.ts'

type Children = SnapshotFrom<typeof appMachine>['children']
/** Those that live as long as the root. */
type Kept = 'auth' | 'language' | 'copy' | 'preferences'

/** The actors of the root by their ids. */
export const actorsOf = ({ children }: SnapshotFrom<typeof appMachine>) =>
  children as Children & Required<Pick<Children, Kept>>
