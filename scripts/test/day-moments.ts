/** 23:30 in Germany on days that end a year, a February of 29 days, or have 23 or 25 hours. */
export const DAY_MOMENTS: readonly { readonly day: string; readonly moment: string }[] = [
  { day: '2027-03-28', moment: '2027-03-28T21:30:00Z' },
  { day: '2027-10-31', moment: '2027-10-31T22:30:00Z' },
  { day: '2027-12-31', moment: '2027-12-31T22:30:00Z' },
  { day: '2028-02-29', moment: '2028-02-29T22:30:00Z' },
]
