interface Industry {
  id: string;
  title: string;
  /** On a 96 grid: a line 10 wide, and one dot as [x, y, radius]. */
  icon: { line: string; dot: readonly [x: number, y: number, radius: number]; inset: number };
}

/** The twelve industries in fixed order (docs/rules.md#industries). */
export const industries = [
  {
    id: 'saas',
    title: 'SaaS',
    icon: {
      line: 'M28 76a18 18 0 0 1 0-36M28 76h40a18 18 0 0 0 0-36M28 40a20 20 0 0 1 40 0',
      dot: [48, 58, 8],
      inset: 5,
    },
  },
  {
    id: 'healthcare',
    title: 'Healthcare and medical',
    icon: { line: 'M48 14v18M48 64v18M14 48h18M64 48h18', dot: [48, 48, 10], inset: 9 },
  },
  {
    id: 'technology',
    title: 'Technology',
    icon: {
      line: 'M16 24h20a14 14 0 0 1 14 14v20a14 14 0 0 0 14 14h16M16 72h12',
      dot: [76, 24, 10],
      inset: 11,
    },
  },
  {
    id: 'ecommerce',
    title: 'E-commerce and social commerce',
    icon: {
      line: 'M20 38h56v28a12 12 0 0 1-12 12H32a12 12 0 0 1-12-12zM33 38v-6a15 15 0 0 1 30 0v6',
      dot: [48, 58, 8],
      inset: 15,
    },
  },
  {
    id: 'education',
    title: 'Education and ed-tech',
    icon: {
      line: 'M48 80a14 14 0 0 0-14-14H16V24h18a14 14 0 0 1 14 14 14 14 0 0 1 14-14h18v42H62a14 14 0 0 0-14 14V58',
      dot: [48, 16, 8],
      inset: 11,
    },
  },
  {
    id: 'media',
    title: 'Media and entertainment',
    icon: {
      line: 'M28 20h40a12 12 0 0 1 12 12v20a12 12 0 0 1-12 12H28a12 12 0 0 1-12-12V32a12 12 0 0 1 12-12zM34 82h28',
      dot: [48, 42, 9],
      inset: 11,
    },
  },
  {
    id: 'fmcg',
    title: 'FMCG',
    icon: { line: 'M40 14h16M48 14v16M30 82V48a18 18 0 0 1 36 0v34z', dot: [48, 62, 8], inset: 25 },
  },
  {
    id: 'sports',
    title: 'Sports',
    icon: {
      line: 'M38 22h20a26 26 0 0 1 0 52H38a26 26 0 0 1 0-52zM38 48h6',
      dot: [58, 48, 8],
      inset: 7,
    },
  },
  {
    id: 'web3',
    title: 'Web3 startups',
    icon: {
      line: 'M42 30H32a18 18 0 0 0 0 36h10M54 30h10a18 18 0 0 1 0 36H54',
      dot: [48, 48, 9],
      inset: 9,
    },
  },
  {
    id: 'fashion',
    title: 'Fashion and lifestyle',
    icon: {
      line: 'M12 36h72M18 36v10a14 14 0 0 0 28 0V36M50 36v10a14 14 0 0 0 28 0V36',
      dot: [64, 46, 8],
      inset: 7,
    },
  },
  {
    id: 'clothing',
    title: 'Clothing and fabrics',
    icon: {
      line: 'M32 20h-8a12 12 0 0 0-12 12v12h14v34h44V44h14V32a12 12 0 0 0-12-12h-8a16 16 0 0 1-32 0z',
      dot: [48, 58, 9],
      inset: 7,
    },
  },
  {
    id: 'consultancy',
    title: 'Consultancy',
    icon: {
      line: 'M24 38a24 24 0 0 1 48 0v6a12 12 0 0 1-12 12v8H36v-8a12 12 0 0 1-12-12zM40 82h16',
      dot: [48, 39, 9],
      inset: 19,
    },
  },
] as const satisfies readonly Industry[];
