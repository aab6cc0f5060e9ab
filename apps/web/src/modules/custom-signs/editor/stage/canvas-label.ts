export const CANVAS_LABEL = 'Zeichenfläche'
