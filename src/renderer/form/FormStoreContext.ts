import { createContext, use } from 'react'
import type { FormBlock } from '../../format/blocks/form.ts'
import type { FormStore } from './createFormStore.ts'
import { useReadable } from '../reading/useReadable.ts'

export const FormStoreContext = createContext<FormStore | undefined>(undefined)

export function useFormStore(): FormStore {
  const store = use(FormStoreContext)
  if (store === undefined) throw new Error('A field was rendered outside its form. Play it through FormView.')
  return store
}

/** The block as it is played now. */
export function usePlayed(): FormBlock {
  const { played } = useFormStore()
  return useReadable(played)
}
