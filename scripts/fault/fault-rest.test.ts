import { testHalf } from './test-half';

testHalf(1);
