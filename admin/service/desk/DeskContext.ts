import type { Core } from '../core/createCore.ts'
import type { Status } from '../../api/documentApi.ts'

/** Context of the desk's routes, whether a browser or the command line asks. */
export interface DeskContext {
  readonly core: Core
  /** The address of the desk, for links. */
  readonly deskUrl: () => string
  readonly facts: () => Required<Pick<Status, 'approvalsRequired' | 'demonstration' | 'streams' | 'troubles'>>
}
