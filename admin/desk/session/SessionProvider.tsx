import { createContext, type ReactNode } from 'react'
import { mayActAs } from './roles.ts'
import type { Session, SessionSnapshot } from './Session.ts'
import type { Me, Role } from '../../api/accountApi.ts'
import { useReadable } from '../../../src/ui/useReadable.ts'
import { useAround } from '../../../src/ui/useAround.ts'

const Context = createContext<Session | undefined>(undefined)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <Context value={session}>{children}</Context>
}

export function useSession(): Session {
  return useAround(Context, 'SessionProvider')
}

export function useSessionSnapshot(): SessionSnapshot {
  const session = useSession()
  return useReadable(session)
}

/** The signed-in operator; only for pages behind the log-in. */
export function useOperator(): Me {
  const snapshot = useSessionSnapshot()
  if (snapshot.kind !== 'signedIn') throw new Error('Nobody is signed in.')
  return snapshot.operator
}

/** Whether the signed-in operator has the role `needed` or a higher one. */
export function useMay(needed: Role): boolean {
  return mayActAs(useOperator().role, needed)
}
