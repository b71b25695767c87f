import { accountApi } from './accountApi.ts'
import { auditApi } from './auditApi.ts'
import { documentApi } from './documentApi.ts'
import { draftApi } from './draftApi.ts'
import { operatorApi } from './operatorApi.ts'
import { ownAccountApi } from './ownAccountApi.ts'
import { phoneLinkApi } from './phoneLinkApi.ts'
import { platformApi } from './platformApi.ts'
import { releaseApi } from './releaseApi.ts'

/** Every route of the desk, by name. */
export const deskApi = {
  ...accountApi,
  ...ownAccountApi,
  ...documentApi,
  ...draftApi,
  ...releaseApi,
  ...operatorApi,
  ...auditApi,
  ...platformApi,
  ...phoneLinkApi,
}
