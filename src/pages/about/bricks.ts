/**
 * Ground and length of each industry's brick, three to a row: a share of the row and what the words need; half a
 * pixel each is left to spread. A brick without a ground is drawn as a line. Under 600 px the short ones pair up, before
 * the others.
 */
export const bricks: Readonly<Record<string, string>> = {
  saas: 'basis-[calc(25.87%-18.5px)] bg-dew s:order-1 s:basis-[40%]',
  healthcare: 'basis-[calc(43.1%+2.5px)] inset-ring-thin s:order-3 s:basis-full',
  technology: 'basis-[calc(31.03%-5.5px)] bg-mint s:order-2 s:basis-[40%]',
  ecommerce: 'basis-[calc(40.9%-39.5px)] inset-ring-thin s:order-6 s:basis-full',
  education: 'basis-[calc(27.28%+24.5px)] bg-sand s:order-6 s:basis-full',
  media: 'basis-[calc(31.82%-6.5px)] inset-ring-thin s:order-6 s:basis-full',
  fmcg: 'basis-[calc(28.89%+0.5px)] inset-ring-thin s:order-4 s:basis-[40%]',
  sports: 'basis-[calc(31.11%-14px)] bg-dew s:order-5 s:basis-[40%]',
  web3: 'basis-[calc(40%-8px)] inset-ring-thin s:order-6 s:basis-full',
  fashion: 'basis-[calc(35.59%-4px)] bg-mint s:order-6 s:basis-full',
  clothing: 'basis-[calc(35.59%-6px)] inset-ring-thin s:order-6 s:basis-full',
  consultancy: 'basis-[calc(28.82%-11.5px)] bg-sand s:order-6 s:basis-full',
};
