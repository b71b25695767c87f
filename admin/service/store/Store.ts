import type { AheadStore } from './migrate.ts'
import type { AlertStore } from './rows/alertRows.ts'
import type { ApprovalStore } from './rows/approvalRows.ts'
import type { AskStore } from './rows/askRows.ts'
import type { AttemptStore } from './rows/attemptRows.ts'
import type { AuditStore } from './rows/auditRows.ts'
import type { BackupStore } from './rows/backupRows.ts'
import type { ChangeStore } from './rows/changeRows.ts'
import type { CompanyStore } from './rows/companyRows.ts'
import type { EditStore } from './rows/editRows.ts'
import type { HeartbeatStore } from './rows/heartbeatRows.ts'
import type { InvitationStore } from './rows/invitationRows.ts'
import type { MachineTokenStore } from './rows/machineTokenRows.ts'
import type { OperatorStore } from './rows/operatorRows.ts'
import type { OutcomeStore } from './rows/outcomeRows.ts'
import type { OutboxStore } from './rows/outboxRows.ts'
import type { PhoneLinkStore } from './rows/phoneLinkRows.ts'
import type { PictureStore } from './rows/pictureRows.ts'
import type { PresenceStore } from './rows/presenceRows.ts'
import type { ProofStore } from './rows/proofRows.ts'
import type { ReleaseStore } from './rows/releaseRows.ts'
import type { ReportStore } from './rows/reportRows.ts'
import type { ScheduleStore } from './rows/scheduleRows.ts'
import type { SecondFactorStore } from './rows/secondFactorRows.ts'
import type { SessionStore } from './rows/sessionRows.ts'
import type { SetAsideStore } from './rows/setAsideRows.ts'
import type { StopStore } from './rows/stopRows.ts'
import type { TrialStore } from './rows/trialRows.ts'
import type { WaitingStore } from './rows/waitingRows.ts'

/** Everything a service keeps, whichever the database; each part is described with its rows. */
export interface Store
  extends
    BackupStore,
    ReleaseStore,
    PictureStore,
    OutboxStore,
    StopStore,
    AlertStore,
    ChangeStore,
    EditStore,
    ApprovalStore,
    AskStore,
    SetAsideStore,
    ScheduleStore,
    TrialStore,
    OperatorStore,
    InvitationStore,
    SessionStore,
    CompanyStore,
    SecondFactorStore,
    AttemptStore,
    PhoneLinkStore,
    MachineTokenStore,
    PresenceStore,
    AuditStore,
    HeartbeatStore,
    OutcomeStore,
    ReportStore,
    WaitingStore,
    AheadStore,
    ProofStore {
  /**
   * Calls when another service may have published; returns a function that ends it. Only a hint: callers also have to
   * ask now and then.
   */
  watch(hear: () => void): () => void
  /** Checkpoints and closes; the store is unusable afterwards. */
  close(): Promise<void>
}
