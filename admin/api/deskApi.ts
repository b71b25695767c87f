import { accountApi } from './accountApi.ts'
import { alertApi } from './alertApi.ts'
import { auditApi } from './auditApi.ts'
import { changeApi } from './changeApi.ts'
import { companyApi } from './companyApi.ts'
import { documentApi } from './documentApi.ts'
import { draftApi } from './draftApi.ts'
import { heartbeatApi } from './heartbeatApi.ts'
import { machineTokenApi } from './machineTokenApi.ts'
import { momentApi } from './momentApi.ts'
import { operatorApi } from './operatorApi.ts'
import { outcomeApi } from './outcomeApi.ts'
import { ownAccountApi } from './ownAccountApi.ts'
import { phoneLinkApi } from './phoneLinkApi.ts'
import { pictureApi } from './pictureApi.ts'
import { platformApi } from './platformApi.ts'
import { presenceApi } from './presenceApi.ts'
import { releaseApi } from './releaseApi.ts'
import { scheduleApi } from './scheduleApi.ts'
import { stopApi } from './stopApi.ts'
import { trialApi } from './trialApi.ts'

/** Every route of the desk, by name. */
export const deskApi = {
  ...accountApi,
  ...ownAccountApi,
  ...companyApi,
  ...documentApi,
  ...changeApi,
  ...draftApi,
  ...releaseApi,
  ...momentApi,
  ...scheduleApi,
  ...trialApi,
  ...stopApi,
  ...pictureApi,
  ...operatorApi,
  ...machineTokenApi,
  ...alertApi,
  ...auditApi,
  ...heartbeatApi,
  ...outcomeApi,
  ...platformApi,
  ...phoneLinkApi,
  ...presenceApi,
}
