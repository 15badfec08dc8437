/** @returns a time as people read it, to the minute: `2026-11-20 12:00 UTC` */
export const minute = (time: number) =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
