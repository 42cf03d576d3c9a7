// Made from schemas/gallery/specimen.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"familyId":{},"introduction":{},"secret":{},"code":{},"amount":{},"weight":{},"quantity":{},"isShow":{},"level":{},"channel":{},"madeOn":{},"publishTime":{},"validity":{},"openTime":{},"benefits":{},"origin":{},"score":{},"humidity":{},"openHours":{},"icon":{},"badge":{},"pictures":{},"manual":{},"categoryId":{},"labelIds":{},"subjectType":{},"subjectId":{},"articleId":{},"jump":{},"productId":{},"productIds":{},"couponIds":{},"memberId":{},"merchantIds":{},"keywords":{},"colour":{},"phone":{},"link":{},"story":{},"settings":{},"parts":{}}};
const pattern0 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
const pattern1 = new RegExp("^[A-Z]{2}\\d{4}$", "u");
const pattern2 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
const pattern3 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,3})?$", "u");
const pattern5 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern7 = new RegExp("^(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern8 = new RegExp("^(?:(?:https?:)?//[^\\s<>\"']+|/?[^\\s<>\"'/:\\\\][^\\s<>\"':\\\\]*)$", "u");
const pattern12 = new RegExp("^(?:https?:/)?/[^\\s\\\\]*$", "u");
const pattern13 = new RegExp("^[^,]*$", "u");
const pattern14 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
const pattern15 = new RegExp("^(?:1[3-9]\\d{9}|(?:\\d{3,4}-)?\\d{7,8}|400-\\d{4}-\\d{3})$", "u");
const pattern16 = new RegExp("^(?:(?:[hH][tT][tT][pP][sS]?|[fF][tT][pP]):)?//(?:[^\\s/?#@]{1,100}@)?(?:(?!(?:0|10|127)\\.|169\\.254\\.|192\\.168\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|22[4-9]\\.|2[345]\\d\\.)(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)){3}|(?:[a-zA-Z0-9\\u00a1-\\uffff](?:[a-zA-Z0-9\\u00a1-\\uffff\\-]{0,61}[a-zA-Z0-9\\u00a1-\\uffff])?\\.){1,10}[a-zA-Z\\u00a1-\\uffff]{2,63})(?::\\d{1,5})?(?:[/?#]\\S*)?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.level === undefined) && (missing0 = "level")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.level !== undefined){
if(1 !== data.level){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.validity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "validity"}});
errors++;
}
if(data.validity !== undefined){
let data1 = data.validity;
if(Array.isArray(data1)){
if(data1.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/validity",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data1.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/validity",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/validity/" + i0,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/validity/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data1[0] > data1[1]){
(vErrors ??= []).push({instancePath:instancePath+"/validity",keyword:"ordered",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/validity",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
}
if(!valid1){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs11 = errors;
let valid6 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.subjectType === undefined) && (missing1 = "subjectType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.subjectType !== undefined){
let data3 = data.subjectType;
if(!((data3 === "brand") || (data3 === "article"))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subjectId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subjectId"}});
errors++;
}
if(data.subjectId !== undefined){
let data4 = data.subjectId;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/subjectId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/subjectId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/subjectId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
var _valid1 = _errs14 === errors;
valid6 = _valid1;
}
if(!valid6){
(vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.familyId === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "familyId"}});
errors++;
}
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data.quantity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "quantity"}});
errors++;
}
if(data.isShow === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "isShow"}});
errors++;
}
if(data.level === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "level"}});
errors++;
}
if(data.phone === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "phone"}});
errors++;
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 === "string"){
if(func0(data5) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data5) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 2}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.familyId !== undefined){
let data6 = data.familyId;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/familyId",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/familyId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/familyId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.introduction !== undefined){
let data7 = data.introduction;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/introduction",keyword:"type",params:{}});
errors++;
}
if(typeof data7 === "string"){
if(func0(data7) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/introduction",keyword:"maxLength",params:{limit: 100}});
errors++;
}
}
}
if(data.secret !== undefined){
let data8 = data.secret;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/secret",keyword:"type",params:{}});
errors++;
}
const _errs25 = errors;
let valid10 = true;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(func0(data8) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid2 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs28 = errors;
if(typeof data8 === "string"){
if(func0(data8) < 6){
(vErrors ??= []).push({instancePath:instancePath+"/secret",keyword:"minLength",params:{limit: 6}});
errors++;
}
}
var _valid2 = _errs28 === errors;
valid10 = _valid2;
}
if(!valid10){
(vErrors ??= []).push({instancePath:instancePath+"/secret",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/secret",keyword:"maxLength",params:{limit: 20}});
errors++;
}
}
}
if(data.code !== undefined){
let data9 = data.code;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{}});
errors++;
}
const _errs31 = errors;
let valid11 = true;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data9 === "string"){
if(func0(data9) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid3 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs34 = errors;
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"pattern",params:{}});
errors++;
}
}
var _valid3 = _errs34 === errors;
valid11 = _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 6){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 6}});
errors++;
}
}
}
if(data.amount !== undefined){
let data10 = data.amount;
if(typeof data10 == "number"){
if(!(+data10 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data10 <= 99999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data10 === "string"){
if(!pattern2.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data10 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data10 <= 99999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.weight !== undefined){
let data11 = data.weight;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/weight",keyword:"type",params:{}});
errors++;
}
const _errs39 = errors;
let valid12 = true;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data11 === "string"){
if(func0(data11) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid4 = _errs40 === errors;
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs42 = errors;
if(typeof data11 == "number"){
if(!(+data11 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data11 <= 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/weight",keyword:"pattern",params:{}});
errors++;
}
if(!(+data11 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/weight",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data11 <= 1000)){
(vErrors ??= []).push({instancePath:instancePath+"/weight",keyword:"decimalMaximum",params:{}});
errors++;
}
}
var _valid4 = _errs42 === errors;
valid12 = _valid4;
}
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/weight",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.quantity !== undefined){
let data12 = data.quantity;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9999 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.isShow !== undefined){
if(typeof data.isShow !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/isShow",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.level !== undefined){
let data14 = data.level;
if(!(((data14 === 0) || (data14 === 1)) || (data14 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/level",keyword:"enum",params:{}});
errors++;
}
}
if(data.channel !== undefined){
let data15 = data.channel;
if(!(((((((data15 === "wechat") || (data15 === "routine")) || (data15 === "h5")) || (data15 === "iosWx")) || (data15 === "androidWx")) || (data15 === "ios")) || (data15 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/channel",keyword:"enum",params:{}});
errors++;
}
}
if(data.madeOn !== undefined){
let data16 = data.madeOn;
if((typeof data16 !== "string") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/madeOn",keyword:"type",params:{}});
errors++;
}
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/madeOn",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.publishTime !== undefined){
let data17 = data.publishTime;
if((typeof data17 !== "string") && (data17 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/publishTime",keyword:"type",params:{}});
errors++;
}
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/publishTime",keyword:"pattern",params:{}});
errors++;
}
}
}
if(data.validity !== undefined){
let data18 = data.validity;
if((!(Array.isArray(data18))) && (data18 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/validity",keyword:"type",params:{}});
errors++;
}
if(Array.isArray(data18)){
if(data18.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/validity",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data18.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/validity",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/validity/" + i1,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/validity/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data18[0] > data18[1]){
(vErrors ??= []).push({instancePath:instancePath+"/validity",keyword:"ordered",params:{}});
errors++;
}
}
}
if(data.openTime !== undefined){
let data20 = data.openTime;
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/openTime",keyword:"type",params:{type: "string"}});
errors++;
}
const _errs59 = errors;
let valid15 = true;
const _errs60 = errors;
if(typeof data20 === "string"){
if(func0(data20) < 1){
(vErrors ??= []).push({});
errors++;
}
}
var _valid5 = _errs60 === errors;
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs61 = errors;
if(typeof data20 === "string"){
if(!pattern7.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/openTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/openTime",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs61 === errors;
valid15 = _valid5;
}
if(!valid15){
(vErrors ??= []).push({instancePath:instancePath+"/openTime",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
}
if(data.benefits !== undefined){
let data21 = data.benefits;
if(Array.isArray(data21)){
const len2 = data21.length;
for(let i2=0; i2<len2; i2++){
let data22 = data21[i2];
if(!((((data22 === "experienceDoubling") || (data22 === "integralDoubling")) || (data22 === "memberExclusivePrice")) || (data22 === "exclusiveCustomer"))){
(vErrors ??= []).push({instancePath:instancePath+"/benefits/" + i2,keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/benefits",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.origin !== undefined){
let data23 = data.origin;
if(!(Array.isArray(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"type",params:{type: "array"}});
errors++;
}
const _errs68 = errors;
let valid18 = false;
const _errs69 = errors;
if(Array.isArray(data23)){
if(data23.length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"maxItems",params:{limit: 1}});
errors++;
}
if(data23.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len3 = data23.length;
if(len3 > 0){
if(!(data23[0] === 31)){
(vErrors ??= []).push({instancePath:instancePath+"/origin/0",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs69 === errors;
valid18 = valid18 || _valid6;
if(!valid18){
const _errs72 = errors;
if(Array.isArray(data23)){
if(data23.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data23.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len4 = data23.length;
if(len4 > 0){
if(33 !== data23[0]){
(vErrors ??= []).push({instancePath:instancePath+"/origin/0",keyword:"const",params:{allowedValue: 33}});
errors++;
}
}
if(len4 > 1){
let data26 = data23[1];
if(!((data26 === 3301) || (data26 === 3303))){
(vErrors ??= []).push({instancePath:instancePath+"/origin/1",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs72 === errors;
valid18 = valid18 || _valid6;
if(!valid18){
const _errs76 = errors;
if(Array.isArray(data23)){
if(data23.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data23.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len5 = data23.length;
if(len5 > 0){
if(36 !== data23[0]){
(vErrors ??= []).push({instancePath:instancePath+"/origin/0",keyword:"const",params:{allowedValue: 36}});
errors++;
}
}
if(len5 > 1){
if(!(data23[1] === 3602)){
(vErrors ??= []).push({instancePath:instancePath+"/origin/1",keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs76 === errors;
valid18 = valid18 || _valid6;
if(!valid18){
const _errs80 = errors;
if(Array.isArray(data23)){
if(data23.length > 0){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"maxItems",params:{limit: 0}});
errors++;
}
}
var _valid6 = _errs80 === errors;
valid18 = valid18 || _valid6;
}
}
}
if(!valid18){
(vErrors ??= []).push({instancePath:instancePath+"/origin",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
}
if(data.score !== undefined){
let data29 = data.score;
if((!(typeof data29 == "number")) && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"type",params:{}});
errors++;
}
if(typeof data29 == "number"){
if(data29 > 5 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"maximum",params:{comparison: "<=", limit: 5}});
errors++;
}
if(data29 < 0 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
let res0;
if((0.5 === 0 || (res0 = data29/0.5, res0 !== parseInt(res0)))){
(vErrors ??= []).push({instancePath:instancePath+"/score",keyword:"multipleOf",params:{multipleOf: 0.5}});
errors++;
}
}
}
if(data.humidity !== undefined){
let data30 = data.humidity;
if((!(typeof data30 == "number")) && (data30 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/humidity",keyword:"type",params:{}});
errors++;
}
if(typeof data30 == "number"){
if(data30 > 80 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/humidity",keyword:"maximum",params:{comparison: "<=", limit: 80}});
errors++;
}
if(data30 < 20 || isNaN(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/humidity",keyword:"minimum",params:{comparison: ">=", limit: 20}});
errors++;
}
}
}
if(data.openHours !== undefined){
let data31 = data.openHours;
const _errs87 = errors;
let valid22 = true;
const _errs88 = errors;
if(Array.isArray(data31)){
if(data31.length < 1){
(vErrors ??= []).push({});
errors++;
}
}
var _valid7 = _errs88 === errors;
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs89 = errors;
if(Array.isArray(data31)){
if(data31.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/openHours",keyword:"minItems",params:{limit: 2}});
errors++;
}
}
var _valid7 = _errs89 === errors;
valid22 = _valid7;
}
if(!valid22){
(vErrors ??= []).push({instancePath:instancePath+"/openHours",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(Array.isArray(data31)){
if(data31.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/openHours",keyword:"maxItems",params:{limit: 2}});
errors++;
}
const len6 = data31.length;
for(let i3=0; i3<len6; i3++){
let data32 = data31[i3];
if(typeof data32 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/openHours/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((((((((((((((((((((data32 === "00:00") || (data32 === "01:00")) || (data32 === "02:00")) || (data32 === "03:00")) || (data32 === "04:00")) || (data32 === "05:00")) || (data32 === "06:00")) || (data32 === "07:00")) || (data32 === "08:00")) || (data32 === "09:00")) || (data32 === "10:00")) || (data32 === "11:00")) || (data32 === "12:00")) || (data32 === "13:00")) || (data32 === "14:00")) || (data32 === "15:00")) || (data32 === "16:00")) || (data32 === "17:00")) || (data32 === "18:00")) || (data32 === "19:00")) || (data32 === "20:00")) || (data32 === "21:00")) || (data32 === "22:00")) || (data32 === "23:00")) || (data32 === "24:00"))){
(vErrors ??= []).push({instancePath:instancePath+"/openHours/" + i3,keyword:"enum",params:{}});
errors++;
}
}
let i4 = data31.length;
let j0;
if(i4 > 1){
const indices0 = {};
for(;i4--;){
let item0 = data31[i4];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/openHours",keyword:"uniqueItems",params:{i: i4, j: j0}});
errors++;
break;
}
indices0[item0] = i4;
}
}
if(data31[0] > data31[1]){
(vErrors ??= []).push({instancePath:instancePath+"/openHours",keyword:"ordered",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/openHours",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.icon !== undefined){
let data33 = data.icon;
if((typeof data33 !== "string") && (data33 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"type",params:{}});
errors++;
}
const _errs94 = errors;
let valid26 = true;
const _errs95 = errors;
if(errors === _errs95){
if(typeof data33 === "string"){
if(func0(data33) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid8 = _errs95 === errors;
errors = _errs94;
if(vErrors !== null){
if(_errs94){
vErrors.length = _errs94;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs97 = errors;
if(typeof data33 === "string"){
if(!pattern8.test(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"pattern",params:{}});
errors++;
}
}
var _valid8 = _errs97 === errors;
valid26 = _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data33 === "string"){
if(func0(data33) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data.badge !== undefined){
let data34 = data.badge;
if((typeof data34 !== "string") && (data34 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/badge",keyword:"type",params:{}});
errors++;
}
const _errs100 = errors;
let valid27 = true;
const _errs101 = errors;
if(errors === _errs101){
if(typeof data34 === "string"){
if(func0(data34) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid9 = _errs101 === errors;
errors = _errs100;
if(vErrors !== null){
if(_errs100){
vErrors.length = _errs100;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs103 = errors;
if(typeof data34 === "string"){
if(!pattern8.test(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/badge",keyword:"pattern",params:{}});
errors++;
}
}
var _valid9 = _errs103 === errors;
valid27 = _valid9;
}
if(!valid27){
(vErrors ??= []).push({instancePath:instancePath+"/badge",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data34 === "string"){
if(func0(data34) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/badge",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data.pictures !== undefined){
let data35 = data.pictures;
if(Array.isArray(data35)){
if(data35.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/pictures",keyword:"maxItems",params:{limit: 10}});
errors++;
}
const len7 = data35.length;
for(let i5=0; i5<len7; i5++){
let data36 = data35[i5];
if(typeof data36 === "string"){
if(func0(data36) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/pictures/" + i5,keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(!pattern8.test(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/pictures/" + i5,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pictures/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pictures",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.manual !== undefined){
let data37 = data.manual;
if((typeof data37 !== "string") && (data37 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/manual",keyword:"type",params:{}});
errors++;
}
const _errs110 = errors;
let valid30 = true;
const _errs111 = errors;
if(errors === _errs111){
if(typeof data37 === "string"){
if(func0(data37) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid10 = _errs111 === errors;
errors = _errs110;
if(vErrors !== null){
if(_errs110){
vErrors.length = _errs110;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs113 = errors;
if(typeof data37 === "string"){
if(!pattern8.test(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/manual",keyword:"pattern",params:{}});
errors++;
}
}
var _valid10 = _errs113 === errors;
valid30 = _valid10;
}
if(!valid30){
(vErrors ??= []).push({instancePath:instancePath+"/manual",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data37 === "string"){
if(func0(data37) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/manual",keyword:"maxLength",params:{limit: 500}});
errors++;
}
}
}
if(data.categoryId !== undefined){
let data38 = data.categoryId;
if((!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))) && (data38 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"type",params:{}});
errors++;
}
if(typeof data38 == "number"){
if(data38 > 9007199254740991 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data38 < 1 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.labelIds !== undefined){
let data39 = data.labelIds;
if(Array.isArray(data39)){
if(data39.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/labelIds",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data39.length;
for(let i6=0; i6<len8; i6++){
let data40 = data39[i6];
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/labelIds/" + i6,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data40 == "number"){
if(data40 > 9007199254740991 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/labelIds/" + i6,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data40 < 1 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/labelIds/" + i6,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i7 = data39.length;
let j1;
if(i7 > 1){
const indices1 = {};
for(;i7--;){
let item1 = data39[i7];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/labelIds",keyword:"uniqueItems",params:{i: i7, j: j1}});
errors++;
break;
}
indices1[item1] = i7;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/labelIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.subjectType !== undefined){
let data41 = data.subjectType;
if(!((((data41 === "none") || (data41 === "brand")) || (data41 === "article")) || (data41 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/subjectType",keyword:"enum",params:{}});
errors++;
}
}
if(data.subjectId !== undefined){
let data42 = data.subjectId;
if((!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))) && (data42 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/subjectId",keyword:"type",params:{}});
errors++;
}
if(typeof data42 == "number"){
if(data42 > 9007199254740991 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/subjectId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data42 < 1 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/subjectId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.articleId !== undefined){
let data43 = data.articleId;
if((!((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43)))) && (data43 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/articleId",keyword:"type",params:{}});
errors++;
}
if(typeof data43 == "number"){
if(data43 > 9007199254740991 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/articleId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data43 < 1 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/articleId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.jump !== undefined){
let data44 = data.jump;
if((typeof data44 !== "string") && (data44 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/jump",keyword:"type",params:{}});
errors++;
}
const _errs127 = errors;
let valid34 = true;
const _errs128 = errors;
if(errors === _errs128){
if(typeof data44 === "string"){
if(func0(data44) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid11 = _errs128 === errors;
errors = _errs127;
if(vErrors !== null){
if(_errs127){
vErrors.length = _errs127;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs130 = errors;
if(typeof data44 === "string"){
if(!pattern12.test(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/jump",keyword:"pattern",params:{}});
errors++;
}
}
var _valid11 = _errs130 === errors;
valid34 = _valid11;
}
if(!valid34){
(vErrors ??= []).push({instancePath:instancePath+"/jump",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data44 === "string"){
if(func0(data44) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/jump",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.productId !== undefined){
let data45 = data.productId;
if((!((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45)))) && (data45 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/productId",keyword:"type",params:{}});
errors++;
}
if(typeof data45 == "number"){
if(data45 > 9007199254740991 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/productId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data45 < 1 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/productId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.productIds !== undefined){
let data46 = data.productIds;
if(Array.isArray(data46)){
if(data46.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/productIds",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len9 = data46.length;
for(let i8=0; i8<len9; i8++){
let data47 = data46[i8];
if(!((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47)))){
(vErrors ??= []).push({instancePath:instancePath+"/productIds/" + i8,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data47 == "number"){
if(data47 > 9007199254740991 || isNaN(data47)){
(vErrors ??= []).push({instancePath:instancePath+"/productIds/" + i8,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data47 < 1 || isNaN(data47)){
(vErrors ??= []).push({instancePath:instancePath+"/productIds/" + i8,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i9 = data46.length;
let j2;
if(i9 > 1){
const indices2 = {};
for(;i9--;){
let item2 = data46[i9];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
(vErrors ??= []).push({instancePath:instancePath+"/productIds",keyword:"uniqueItems",params:{i: i9, j: j2}});
errors++;
break;
}
indices2[item2] = i9;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.couponIds !== undefined){
let data48 = data.couponIds;
if(Array.isArray(data48)){
if(data48.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/couponIds",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len10 = data48.length;
for(let i10=0; i10<len10; i10++){
let data49 = data48[i10];
if(!((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49)))){
(vErrors ??= []).push({instancePath:instancePath+"/couponIds/" + i10,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data49 == "number"){
if(data49 > 9007199254740991 || isNaN(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/couponIds/" + i10,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data49 < 1 || isNaN(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/couponIds/" + i10,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i11 = data48.length;
let j3;
if(i11 > 1){
const indices3 = {};
for(;i11--;){
let item3 = data48[i11];
if(!((typeof item3 == "number") && (!(item3 % 1) && !isNaN(item3)))){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
(vErrors ??= []).push({instancePath:instancePath+"/couponIds",keyword:"uniqueItems",params:{i: i11, j: j3}});
errors++;
break;
}
indices3[item3] = i11;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/couponIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.memberId !== undefined){
let data50 = data.memberId;
if((!((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50)))) && (data50 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/memberId",keyword:"type",params:{}});
errors++;
}
if(typeof data50 == "number"){
if(data50 > 9007199254740991 || isNaN(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/memberId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data50 < 1 || isNaN(data50)){
(vErrors ??= []).push({instancePath:instancePath+"/memberId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.merchantIds !== undefined){
let data51 = data.merchantIds;
if(Array.isArray(data51)){
if(data51.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/merchantIds",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len11 = data51.length;
for(let i12=0; i12<len11; i12++){
let data52 = data51[i12];
if(!((typeof data52 == "number") && (!(data52 % 1) && !isNaN(data52)))){
(vErrors ??= []).push({instancePath:instancePath+"/merchantIds/" + i12,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data52 == "number"){
if(data52 > 9007199254740991 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/merchantIds/" + i12,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data52 < 1 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/merchantIds/" + i12,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i13 = data51.length;
let j4;
if(i13 > 1){
const indices4 = {};
for(;i13--;){
let item4 = data51[i13];
if(!((typeof item4 == "number") && (!(item4 % 1) && !isNaN(item4)))){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
(vErrors ??= []).push({instancePath:instancePath+"/merchantIds",keyword:"uniqueItems",params:{i: i13, j: j4}});
errors++;
break;
}
indices4[item4] = i13;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/merchantIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.keywords !== undefined){
let data53 = data.keywords;
if(Array.isArray(data53)){
if(data53.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len12 = data53.length;
for(let i14=0; i14<len12; i14++){
let data54 = data53[i14];
if(typeof data54 === "string"){
if(func0(data54) > 32){
(vErrors ??= []).push({instancePath:instancePath+"/keywords/" + i14,keyword:"maxLength",params:{limit: 32}});
errors++;
}
if(func0(data54) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/keywords/" + i14,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern13.test(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/keywords/" + i14,keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keywords/" + i14,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i15 = data53.length;
let j5;
if(i15 > 1){
const indices5 = {};
for(;i15--;){
let item5 = data53[i15];
if(typeof item5 !== "string"){
continue;
}
if(typeof indices5[item5] == "number"){
j5 = indices5[item5];
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"uniqueItems",params:{i: i15, j: j5}});
errors++;
break;
}
indices5[item5] = i15;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keywords",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.colour !== undefined){
let data55 = data.colour;
if((typeof data55 !== "string") && (data55 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/colour",keyword:"type",params:{}});
errors++;
}
const _errs153 = errors;
let valid47 = true;
const _errs154 = errors;
if(errors === _errs154){
if(typeof data55 === "string"){
if(func0(data55) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid12 = _errs154 === errors;
errors = _errs153;
if(vErrors !== null){
if(_errs153){
vErrors.length = _errs153;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs156 = errors;
if(typeof data55 === "string"){
if(!pattern14.test(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/colour",keyword:"pattern",params:{}});
errors++;
}
}
var _valid12 = _errs156 === errors;
valid47 = _valid12;
}
if(!valid47){
(vErrors ??= []).push({instancePath:instancePath+"/colour",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data55 === "string"){
if(func0(data55) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/colour",keyword:"maxLength",params:{limit: 30}});
errors++;
}
}
}
if(data.phone !== undefined){
let data56 = data.phone;
if(typeof data56 === "string"){
if(func0(data56) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data56) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern15.test(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phone",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.link !== undefined){
let data57 = data.link;
if((typeof data57 !== "string") && (data57 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/link",keyword:"type",params:{}});
errors++;
}
const _errs161 = errors;
let valid48 = true;
const _errs162 = errors;
if(errors === _errs162){
if(typeof data57 === "string"){
if(func0(data57) < 1){
(vErrors ??= []).push({});
errors++;
}
}
else {
(vErrors ??= []).push({});
errors++;
}
}
var _valid13 = _errs162 === errors;
errors = _errs161;
if(vErrors !== null){
if(_errs161){
vErrors.length = _errs161;
}
else {
vErrors = null;
}
}
if(_valid13){
const _errs164 = errors;
if(typeof data57 === "string"){
if(!pattern16.test(data57)){
(vErrors ??= []).push({instancePath:instancePath+"/link",keyword:"pattern",params:{}});
errors++;
}
}
var _valid13 = _errs164 === errors;
valid48 = _valid13;
}
if(!valid48){
(vErrors ??= []).push({instancePath:instancePath+"/link",keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(typeof data57 === "string"){
if(func0(data57) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/link",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.story !== undefined){
let data58 = data.story;
if((typeof data58 !== "string") && (data58 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/story",keyword:"type",params:{}});
errors++;
}
if(typeof data58 === "string"){
if(func0(data58) > 100000){
(vErrors ??= []).push({instancePath:instancePath+"/story",keyword:"maxLength",params:{limit: 100000}});
errors++;
}
}
}
if(data.settings !== undefined){
if(new TextEncoder().encode(JSON.stringify(data.settings) || "").length > 65536){
(vErrors ??= []).push({instancePath:instancePath+"/settings",keyword:"maxBytes",params:{limit: 65536}});
errors++;
}
}
if(data.parts !== undefined){
let data60 = data.parts;
if(Array.isArray(data60)){
if(data60.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/parts",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len13 = data60.length;
for(let i16=0; i16<len13; i16++){
let data61 = data60[i16];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data61.price === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16,keyword:"required",params:{missingProperty: "price"}});
errors++;
}
if(data61.count === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16,keyword:"required",params:{missingProperty: "count"}});
errors++;
}
for(const key0 in data61){
if(!((((key0 === "name") || (key0 === "price")) || (key0 === "count")) || (key0 === "spare"))){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data61.name !== undefined){
let data62 = data61.name;
if(typeof data62 === "string"){
if(func0(data62) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/name",keyword:"maxLength",params:{limit: 20}});
errors++;
}
if(func0(data62) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data61.price !== undefined){
let data63 = data61.price;
if(typeof data63 == "number"){
if(!(+data63 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data63 <= 9999)){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data63 === "string"){
if(!pattern2.test(data63)){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/price",keyword:"pattern",params:{}});
errors++;
}
if(!(+data63 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/price",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data63 <= 9999)){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/price",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/price",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data61.count !== undefined){
let data64 = data61.count;
if(!((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64)))){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/count",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data64 == "number"){
if(data64 > 999 || isNaN(data64)){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/count",keyword:"maximum",params:{comparison: "<=", limit: 999}});
errors++;
}
if(data64 < 1 || isNaN(data64)){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/count",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data61.spare !== undefined){
let data65 = data61.spare;
if((typeof data65 !== "boolean") && (data65 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16+"/spare",keyword:"type",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parts/" + i16,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/parts",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
const func30 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func30.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const update = validate3;
const schema2 = {"properties":{"name":{},"familyId":{},"introduction":{},"secret":{},"code":{},"amount":{},"weight":{},"quantity":{},"isShow":{},"level":{},"channel":{},"madeOn":{},"publishTime":{},"validity":{},"openTime":{},"benefits":{},"origin":{},"score":{},"humidity":{},"openHours":{},"icon":{},"badge":{},"pictures":{},"manual":{},"categoryId":{},"labelIds":{},"subjectType":{},"subjectId":{},"articleId":{},"jump":{},"productId":{},"productIds":{},"couponIds":{},"memberId":{},"merchantIds":{},"keywords":{},"colour":{},"phone":{},"link":{},"story":{},"settings":{},"parts":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func30.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const action_reject = validate5;
const pattern18 = new RegExp("^\\S+$", "u");
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rejectReason === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rejectReason"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "rejectReason")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.rejectReason !== undefined){
let data0 = data.rejectReason;
if(typeof data0 === "string"){
if(func0(data0) > 50){
(vErrors ??= []).push({instancePath:instancePath+"/rejectReason",keyword:"maxLength",params:{limit: 50}});
errors++;
}
if(func0(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/rejectReason",keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern18.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/rejectReason",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rejectReason",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const action_price = validate6;
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data.quantity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "quantity"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "amount") || (key0 === "quantity"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(typeof data0 == "number"){
if(!(+data0 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data0 <= 99999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data0 >= 0)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data0 <= 99999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.quantity !== undefined){
let data1 = data.quantity;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/quantity",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
export const actions = { reject: action_reject, price: action_price };
