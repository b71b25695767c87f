import { StorageFull, StorageUnavailable } from '../base/refusals.ts'

/** A database that hangs longer counts as gone, for what cannot wait. */
const AWAY_AFTER_MS = 2_000

/** Rejects with `StorageUnavailable` where the store has not answered soon. What was asked goes on. */
export async function answersSoon<T>(asked: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new StorageUnavailable('away')), AWAY_AFTER_MS)
  try {
    return await Promise.race([asked, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether an error says that the store cannot be used. */
export const isAway = (error: unknown): boolean => error instanceof StorageUnavailable || error instanceof StorageFull
