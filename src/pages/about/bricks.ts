/**
 * Ground and length of each industry's brick, three to a row: a share of the row and what the words need; half a
 * pixel each is left to spread. A brick without a ground is drawn as a line.
 */
export const bricks: Readonly<Record<string, string>> = {
  saas: 'basis-[calc(25.87%-18.5px)] bg-dew',
  healthcare: 'basis-[calc(43.1%+2.5px)] inset-ring-[1.5px]',
  technology: 'basis-[calc(31.03%-5.5px)] bg-mint',
  ecommerce: 'basis-[calc(40.9%-39.5px)] inset-ring-[1.5px]',
  education: 'basis-[calc(27.28%+24.5px)] bg-sand',
  media: 'basis-[calc(31.82%-6.5px)] inset-ring-[1.5px]',
  fmcg: 'basis-[calc(28.89%+0.5px)] inset-ring-[1.5px]',
  sports: 'basis-[calc(31.11%-14px)] bg-dew',
  web3: 'basis-[calc(40%-8px)] inset-ring-[1.5px]',
  fashion: 'basis-[calc(35.59%-4px)] bg-mint',
  clothing: 'basis-[calc(35.59%-6px)] inset-ring-[1.5px]',
  consultancy: 'basis-[calc(28.82%-11.5px)] bg-sand',
};
