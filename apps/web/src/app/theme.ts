import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Brand: a deep teal. Shade 7 carries white text at 6 : 1, on light and dark paper. */
const teal: MantineColorsTuple = [
  '#e8f5f4',
  '#d3e9e8',
  '#a6d3d1',
  '#76bcb9',
  '#4fa9a5',
  '#2f9490',
  '#177d7a',
  '#0b6b6b',
  '#075757',
  '#034343',
]
/** Accent for the one primary action of a page. Shade 7 carries white text at 5 : 1. */
const coral: MantineColorsTuple = [
  '#fff0ec',
  '#ffdfd7',
  '#fbbdae',
  '#f69a84',
  '#f07c60',
  '#e6644a',
  '#d4513a',
  '#cb4a32',
  '#9c3324',
  '#7d271b',
]

/** For what cannot be undone. Shade 7 carries white text at 5 : 1. */
const red: MantineColorsTuple = [
  '#fff0ee',
  '#ffdcd8',
  '#ffb8b0',
  '#ff9b8f',
  '#f3766a',
  '#e2564b',
  '#d03c33',
  '#b42318',
  '#931c14',
  '#741610',
]

/** Paper and lines of the dark scheme, with the brand's hue in them. */
const dark: MantineColorsTuple = [
  '#e9efee',
  '#c3cfce',
  '#a9b7b6',
  '#7f8f8e',
  '#3a4847',
  '#2b3635',
  '#1c2424',
  '#141a1a',
  '#0f1414',
  '#0a0e0e',
]

/** Opens inside of what it belongs to: a landmark, a panel, a full screen. */
const IN_PLACE = { withinPortal: false }

const FONTS = "'Atkinson Hyperlegible Next', 'Fallback for Atkinson', system-ui, sans-serif"

export const theme = createTheme({
  colors: { teal, coral, red, dark },
  primaryColor: 'teal',
  primaryShade: 7,
  autoContrast: true,
  fontFamily: FONTS,
  headings: { fontFamily: FONTS, fontWeight: '700' },
  fontSizes: { xs: '0.875rem', sm: '1rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.55', lg: '1.55', xl: '1.5' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: {
      defaultProps: { size: 'md', rightSectionWidth: 44 },
      vars: () => ({ root: { '--psi-button-size': 'var(--target)' } }),
    },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    // Without an empty element that takes the focus.
    Menu: { defaultProps: { ...IN_PLACE, withInitialFocusPlaceholder: false, shadow: 'md' } },
    Notifications: { defaultProps: IN_PLACE },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 400 } },
  },
})
