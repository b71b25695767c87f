import { createHash } from 'node:crypto'
import canonicalize from 'canonicalize'
import type { ReleaseRecord } from '../../../api/releaseApi.ts'

/**
 * The hash of a release row in the audit, so that no part of it can be changed unnoticed: sha256 over canonical JSON
 * (RFC 8785).
 */
export function releaseHash({
  seq,
  plan,
  sha,
  baseline,
  overlay,
  kind,
  actor,
  reason,
  createdAt,
}: ReleaseRecord): string {
  return createHash('sha256')
    .update(canonicalize({ seq, plan, sha, baseline, overlay, kind, actor, reason, createdAt }) ?? '')
    .digest('hex')
}
