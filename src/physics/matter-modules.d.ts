// The modules of matter-js, typed by its bundle's types.
declare module 'matter-js/src/factory/Bodies.js' {
  import { Bodies } from 'matter-js';

  export default Bodies;
}
declare module 'matter-js/src/body/Body.js' {
  import { Body } from 'matter-js';

  export default Body;
}
declare module 'matter-js/src/body/Composite.js' {
  import { Composite } from 'matter-js';

  export default Composite;
}
declare module 'matter-js/src/constraint/Constraint.js' {
  import { Constraint } from 'matter-js';

  export default Constraint;
}
declare module 'matter-js/src/core/Engine.js' {
  import { Engine } from 'matter-js';

  export default Engine;
}
declare module 'matter-js/src/core/Sleeping.js' {
  import { Sleeping } from 'matter-js';

  export default Sleeping;
}
declare module 'matter-js/src/geometry/Vertices.js' {
  import { Vertices } from 'matter-js';

  export default Vertices;
}
