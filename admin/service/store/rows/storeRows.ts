import type { Kysely } from 'kysely'
import type { SqlFlavour } from '../SqlFlavour.ts'
import type { Store } from '../Store.ts'
import type { Tables } from '../tables.ts'
import { alertRows } from './alertRows.ts'
import { approvalRows } from './approvalRows.ts'
import { askRows } from './askRows.ts'
import { attemptRows } from './attemptRows.ts'
import { auditRows } from './auditRows.ts'
import { backupRows } from './backupRows.ts'
import { changeRows } from './changeRows.ts'
import { companyRows } from './companyRows.ts'
import { editRows } from './editRows.ts'
import { invitationRows } from './invitationRows.ts'
import { sessionRows } from './sessionRows.ts'
import { heartbeatRows } from './heartbeatRows.ts'
import { machineTokenRows } from './machineTokenRows.ts'
import { operatorRows } from './operatorRows.ts'
import { outcomeRows } from './outcomeRows.ts'
import { outboxRows } from './outboxRows.ts'
import { phoneLinkRows } from './phoneLinkRows.ts'
import { pictureRows } from './pictureRows.ts'
import { presenceRows } from './presenceRows.ts'
import { proofRows } from './proofRows.ts'
import { releaseRows } from './releaseRows.ts'
import { reportRows } from './reportRows.ts'
import { scheduleRows } from './scheduleRows.ts'
import { secondFactorRows } from './secondFactorRows.ts'
import { setAsideRows } from './setAsideRows.ts'
import { stopRows } from './stopRows.ts'
import { trialRows } from './trialRows.ts'
import { waitingRows } from './waitingRows.ts'

/**
 * The rows of every store, whichever its database; `afterChange` is part of each transaction that phones are notified
 * of.
 */
export function storeRows(
  db: Kysely<Tables>,
  flavour: SqlFlavour,
  afterChange?: (trx: Kysely<Tables>) => Promise<void>,
): Omit<Store, 'watch' | 'close' | 'ahead'> {
  return {
    ...releaseRows(db, afterChange),
    ...pictureRows(db),
    ...stopRows(db, afterChange),
    ...alertRows(db, afterChange),
    ...outboxRows(db),
    ...changeRows(db),
    ...editRows(db),
    ...approvalRows(db),
    ...askRows(db),
    ...scheduleRows(db),
    ...trialRows(db, afterChange),
    ...setAsideRows(db),
    ...operatorRows(db),
    ...invitationRows(db),
    ...sessionRows(db),
    ...companyRows(db),
    ...secondFactorRows(db),
    ...attemptRows(db),
    ...phoneLinkRows(db),
    ...machineTokenRows(db),
    ...presenceRows(db),
    ...auditRows(db, flavour),
    ...heartbeatRows(db),
    ...outcomeRows(db),
    ...reportRows(db),
    ...waitingRows(db),
    ...proofRows(db),
    ...backupRows(db, flavour),
  }
}
