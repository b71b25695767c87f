import { Suspense, type ComponentType } from 'react'
import { later } from '../../../ui/later.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { InputProps } from './InputProps.ts'

/** An input of one form in ten: its code comes when it shows. */
export function rareWidget(load: () => Promise<ComponentType<InputProps>>): ComponentType<InputProps> {
  const Input = later(load)
  return function RareInput(props) {
    return (
      <Suspense fallback={<Skeleton shape="field" label={props.texts.label} />}>
        <Input {...props} />
      </Suspense>
    )
  }
}
