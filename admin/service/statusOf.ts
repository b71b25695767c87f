import type { RefusalCode } from './Refusal.ts'

/** The one table from refusal to HTTP status. */
export const statusOf: Readonly<Record<RefusalCode, number>> = {
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'too-many-attempts': 429,
  'not-allowed': 403,
  'foreign-origin': 403,
  'wrong-host': 421,
  'link-not-valid': 410,
  'weak-password': 422,
  'name-taken': 409,
  'last-owner': 409,
  'unknown-operator': 404,
  'unknown-fact': 422,
  'edit-conflict': 409,
  'draft-changed': 409,
  'nothing-to-publish': 422,
  'release-moved': 409,
  'newer-build': 409,
  'publish-blocked': 422,
  'unknown-release': 404,
  'not-found': 404,
  'storage-full': 507,
}
