import type { ComponentType } from 'react'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { InputProps } from './InputProps.ts'

/** An input of one form in ten: its code comes when it shows. */
export const rareWidget = (load: () => Promise<ComponentType<InputProps>>): ComponentType<InputProps> =>
  later(load, ({ texts }) => <Skeleton shape="field" label={texts.label} />)
