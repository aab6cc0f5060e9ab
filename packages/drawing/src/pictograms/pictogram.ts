/** A pictogram as SVG content in a box `0 0 width height`; ids inside it are unique in the set. */
export type Pictogram = { readonly body: string; readonly width: number; readonly height: number }
