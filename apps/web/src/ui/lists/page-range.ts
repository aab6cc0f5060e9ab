/** How many rows a page of a list has where nothing else is specified. */
export const ROWS_PER_PAGE = 20

/** What a resource is asked for to answer one page of a list. `page` counts from 1. */
export const pageRange = (page: number, pageSize = ROWS_PER_PAGE) => ({
  $limit: pageSize,
  $skip: (page - 1) * pageSize,
})
