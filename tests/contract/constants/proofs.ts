import { boardProofs } from './boardProofs.ts'
import type { Proof } from './Constant.ts'
import { dateProofs } from './dateProofs.ts'
import { pollingProofs } from './pollingProofs.ts'
import { recordProofs } from './recordProofs.ts'
import { registerProof } from './registerProof.ts'
import { textProofs } from './textProofs.ts'
import { timerProofs } from './timerProofs.ts'
import { walletProofs } from './walletProofs.ts'

/** Every proof of a constant of specification § 9. */
export const proofs: readonly Proof[] = [
  ...pollingProofs,
  registerProof,
  ...textProofs,
  ...timerProofs,
  ...recordProofs,
  ...walletProofs,
  ...boardProofs,
  ...dateProofs,
]
