const DEFAULT_TITLE = 'Web-App für Gebärdenvideos, SIGN-Materialien und mehr'

/** Specification 1, section 2: the route's title, a hyphen, the product's name. */
export const pageTitle = (routeTitle: string, productName: string): string =>
  routeTitle === '' ? DEFAULT_TITLE : `${routeTitle} - ${productName}`
