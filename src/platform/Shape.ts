/**
 * Type of an answer's value at the edge: `s` text, `u` an address in full, `n` number, `d` Decimal, `h` a balance (a
 * Decimal that members may hide), `b` boolean, `f` file, `z` nothing; the capital letter also keeps null, and
 * an empty text of it is not sent.
 */
export type Leaf = 's' | 'S' | 'u' | 'n' | 'N' | 'd' | 'D' | 'h' | 'b' | 'f' | 'z'

/** A leaf, a named shape (`#Name`), a list of one shape, or an object with the fields it keeps. */
export type Shape = Leaf | `#${string}` | readonly [Shape] | { readonly [field: string]: Shape }

export type Shapes = { readonly [name: string]: Shape }
