/**
 * Common English words within a letter or two of words in the FAQ. They are not corrected: "contact" does not mean
 * "contract".
 */
export const faqOtherWords: readonly string[] = `
acre advent aids allegation angles artistic assert assistance assisting auction audio aviation baked bald ball bank
bans bark bath bearding began begun being bell belonging bend biased billions bind bingo bitter black blob blocking
blow boat bolt bond boom booth boring boys brook buck bull burying buss busy cage cake calm cancer cape cash cast
cause caution cave cease celebrate cell chance chap chart chase cheat chew chick chip chose chucks cite citizens
clarity clause clean clock coast coat coke collection colleges colon commands commence commodity competed compiled
computed concert concerto confidence connection connector consent constant construct contact contempt contend
contest context continent contradict contrary contrast contrives convention convergence converse converts cope cord
core correlation corruption cosy county court creature crisps crowding cult cure curry customary dame damp dare data
decade declines decode different dine discovered discovers dole dome doubling down drone ducks ease easy eats emit
enlargement evens every excessive exciting exercise explosive extensive fact fail fairy fall fame farm feat feel
feet fell fiddling fill finer fire firm fist fiver flag flame flaw flies float foam fond font ford fork formal fort
forum freed frost fuel fully furnished gods golf greeting grinding guarding handling handy hang hangover hard hear
heard heat helpless herd hide hole holy hood hope horse hose hung ideal inclined instrument integral integrity
intentional interaction interest interfere interpret interval iron keen keyboard kids kings knit lace lack lakes
lane laser latex layer leaf leak lean leap lease lend lengthy lent lies lift lines lisp listen liter liver load logs
lone loop loss lost love luck lunch machinery mall mars mart mask matching meat median metal mist misunderstood moan
modes monkey moreover moss motel mountain mouth movers muddle must neat neon nest nets noon noun novice nuclear
offending offspring onus opposing outgoing outraged oven overhead owes pace pads pain paint pair palace pale pant
parish park party pass past pavement peace periodic personnel pest phrase pine pints plaguing plant plate play plot
plugs poet pond portable portrays ports pose postal postponing pray prediction premise preserve prevented pride
prime prince princess print prise prize probe proceeds processor progress projection projector prone properly proportional
prose prospect protect protection province puncture punt pure quite race rack rage rang rant rare rash rave reach
reaction realm rear rebel reed reef reforming refuse regain regarding regional regulation relative relaxation
religion relocation remain remainder remarked remove renewable rent repeating repetition reset resort restrain
retail retirement revelation reverses revolting revolution road role roof root rotation routing rude ruin ruler rung
sack safe sage saki sand sane saver scare score screamed seal seas seat sect seek seem seen sent shade shake shall
shame shark sharp shed shelf shell shifting ship shirt shocking shoe shook shore shot shout shown shutting sigh sine
situates skill slag slide slope slot slow smart smell snack snake snapshot snow sore span spare spas sped speed
spell spill spin spit sport spout staffing stake stale stall stamping stark starred stars startled starved status
statutes steep stem sterling stick stirring stock stole stone stop storey storm strand stray stuck submitted
succeeds successor suite survives swore symbolic tack tackling tame tape teaching tear tent terminal thick threat
threw tide tier tile timer tome tore torn trace tract transaction transition trapping tread tree trick truck tune
tying tyre understood unload unusually used vice wade wary wasting weak weed wider wife wine wipe wise wive worthy
wrote yeti zoom
`
  .trim()
  .split(/\s+/);
