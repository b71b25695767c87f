import { createContext, useState, type ReactNode } from 'react'
import { createToasts, type Toasts } from '../../../src/ui/createToasts.ts'
import { ToastHost } from '../../../src/ui/ToastHost.tsx'
import { useAround } from '../../../src/ui/useAround.ts'

const Context = createContext<Toasts | undefined>(undefined)

/** Short confirmations over every page of the desk, which outlive the page that sent them. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts] = useState(createToasts)
  return (
    <Context value={toasts}>
      {children}
      <ToastHost toasts={toasts} />
    </Context>
  )
}

/** To say that something has succeeded where the page itself does not show it. */
export function useToasts(): Toasts {
  return useAround(Context, 'ToastProvider')
}
