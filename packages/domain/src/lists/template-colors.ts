/**
 * The colours a template may have. Each is an edge and, mixed into the paper, a breath behind dark or light text, so that
 * any of them is read in either appearance; its name is what screen readers are told.
 */
export const TEMPLATE_COLORS = [
  { color: '#0b6b6b', title: 'Petrol' },
  { color: '#2f7fd0', title: 'Blau' },
  { color: '#7a55b8', title: 'Violett' },
  { color: '#e271a8', title: 'Rosa' },
  { color: '#d1495b', title: 'Rot' },
  { color: '#f28c28', title: 'Orange' },
  { color: '#e8c21a', title: 'Gelb' },
  { color: '#3a9d4a', title: 'Grün' },
  { color: '#8a5a34', title: 'Braun' },
  { color: '#5f6b73', title: 'Grau' },
] as const

export type TemplateColor = (typeof TEMPLATE_COLORS)[number]['color']

export const TEMPLATE_COLOR_VALUES: readonly TemplateColor[] = TEMPLATE_COLORS.map(({ color }) => color)
