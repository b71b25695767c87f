import { ActionListSchema } from './actions.ts'
import { BlocksSchema } from './blocks/Block.ts'
import { FieldSchemaSchema, FieldsSchema } from './blocks/form.ts'
import type { Definitions } from './shape/JsonShape.ts'
import { AsSchema, IconSchema, ToneSchema, VariantSchema } from './shape/common.ts'
import { TextShape } from './shape/slots.ts'
import { asShape } from './shape/asShape.ts'

/** Shapes that `lazy` shapes refer to by name. */
export const definitions: Definitions = {
  Blocks: asShape(BlocksSchema),
  Actions: asShape(ActionListSchema),
  FieldSchema: asShape(FieldSchemaSchema),
  Fields: asShape(FieldsSchema),
  Text: TextShape,
  As: asShape(AsSchema),
  Tone: asShape(ToneSchema),
  Icon: asShape(IconSchema),
  Variant: asShape(VariantSchema),
}
