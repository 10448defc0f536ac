import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

const vermilion: MantineColorsTuple = [
  '#FDF2EC',
  '#FAE1D5',
  '#F5C4AD',
  '#F0A180',
  '#EA7C53',
  '#E4572B',
  '#CB4218',
  '#AE3511',
  '#8A2B10',
  '#5E1E0C',
]
const gray: MantineColorsTuple = [
  '#FBFAF7',
  '#F4F1EA',
  '#ECE8DF',
  '#DFD9CE',
  '#C6BFB3',
  '#8F8A86',
  '#6B6770',
  '#4A4750',
  '#302E36',
  '#1C1B22',
]
/** Ink first, paper last, as the library reads a dark scale; so components without styles of ours still fall in. */
const dark: MantineColorsTuple = [
  '#F3EFE8',
  '#C9C2B9',
  '#A39C95',
  '#837B74',
  '#3B3631',
  '#2F2B27',
  '#26231F',
  '#1A1817',
  '#131110',
  '#131110',
]

/** Binds Mantine to our design tokens, which stand in CSS variables. */
export const theme = createTheme({
  colors: { vermilion, gray, dark },
  primaryColor: 'vermilion',
  primaryShade: { light: 6, dark: 6 },
  white: '#FFFFFF',
  black: '#1C1B22',
  fontFamily: "'Hanken Grotesk Variable', ui-sans-serif, sans-serif",
  headings: { fontFamily: "'Bricolage Grotesque Variable', ui-sans-serif, sans-serif", fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '20px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '3px', sm: '8px', md: '10px', lg: '10px', xl: '10px' },
  defaultRadius: 'sm',
  shadows: { xs: 'none', sm: 'none', md: 'var(--po-float)', lg: 'none', xl: 'none' },
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    Menu: { defaultProps: { shadow: 'md', radius: 'md', offset: 6, transitionProps: { duration: 120 } } },
    Popover: { defaultProps: { shadow: 'md', radius: 'md' } },
    Combobox: { defaultProps: { shadow: 'md', radius: 'md' } },
    Tooltip: { defaultProps: { openDelay: 250, transitionProps: { duration: 120 }, withArrow: false } },
    Paper: { defaultProps: { shadow: 'none' } },
    Modal: { defaultProps: { shadow: 'md', radius: 'md' } },
  },
})

const shared = {
  '--mantine-color-body': 'var(--po-paper)',
  '--mantine-color-text': 'var(--po-ink)',
  '--mantine-color-dimmed': 'var(--po-ink3)',
  '--mantine-color-default': 'var(--po-sheet)',
  '--mantine-color-default-hover': 'var(--po-sunk)',
  '--mantine-color-default-color': 'var(--po-ink)',
  '--mantine-color-default-border': 'var(--po-line)',
  '--mantine-color-error': 'var(--po-bad)',
  '--mantine-color-placeholder': 'var(--po-ink3)',
  '--mantine-color-anchor': 'var(--po-ink)',
}

/** Both schemes read the same tokens: the tokens change, not the mapping. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
})
