// Made from schemas/marketing/rewardActivity.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func0 } from '../runtime.js';
export const create = validate0;
const schema0 = {"properties":{"name":{},"startTime":{},"endTime":{},"channels":{},"method":{},"products":{},"levelIds":{},"excludeCoupon":{},"excludeRefund":{},"sort":{},"isOpen":{},"description":{},"conditionType":{},"cyclical":{},"tiers":{},"userLimit":{},"totalLimit":{},"budgetIntegral":{},"sendNode":{}}};
const pattern0 = new RegExp("^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$", "u");
const pattern2 = new RegExp("^-?(?:0|[1-9]\\d{0,13})(?:\\.\\d{1,2})?$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.method === undefined) && (missing0 = "method")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data.method !== undefined){
let data0 = data.method;
if(!((((data0 === 1) || (data0 === 2)) || (data0 === 3)) || (data0 === 4))){
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
if(data.products === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "products"}});
errors++;
}
if(data.products !== undefined){
let data1 = data.products;
if(Array.isArray(data1)){
if(data1.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"maxItems",params:{limit: 100}});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data2 == "number"){
if(data2 > 9007199254740991 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"type",params:{type: "array"}});
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});
errors++;
}
if(data.startTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "startTime"}});
errors++;
}
if(data.endTime === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "endTime"}});
errors++;
}
if(data.channels === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "channels"}});
errors++;
}
if(data.method === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "method"}});
errors++;
}
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.description === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "description"}});
errors++;
}
if(data.conditionType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "conditionType"}});
errors++;
}
if(data.tiers === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tiers"}});
errors++;
}
if(data.userLimit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "userLimit"}});
errors++;
}
if(data.totalLimit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "totalLimit"}});
errors++;
}
if(data.budgetIntegral === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "budgetIntegral"}});
errors++;
}
if(data.sendNode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sendNode"}});
errors++;
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func0(data3) > 30){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 30}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.startTime !== undefined){
let data4 = data.startTime;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/startTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.endTime !== undefined){
let data5 = data.endTime;
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/endTime",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.channels !== undefined){
let data6 = data.channels;
if(Array.isArray(data6)){
if(data6.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(!(((data7 === 1) || (data7 === 2)) || (data7 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/channels/" + i2,keyword:"enum",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/channels",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.method !== undefined){
let data8 = data.method;
if(!(((((data8 === 0) || (data8 === 1)) || (data8 === 2)) || (data8 === 3)) || (data8 === 4))){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"enum",params:{}});
errors++;
}
}
if(data.products !== undefined){
let data9 = data.products;
if(Array.isArray(data9)){
if(data9.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len2 = data9.length;
for(let i3=0; i3<len2; i3++){
let data10 = data9[i3];
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i3,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i3,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/products/" + i3,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i4 = data9.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data9[i4];
if(!((typeof item1 == "number") && (!(item1 % 1) && !isNaN(item1)))){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"uniqueItems",params:{i: i4, j: j1}});
errors++;
break;
}
indices1[item1] = i4;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/products",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.levelIds !== undefined){
let data11 = data.levelIds;
if(Array.isArray(data11)){
if(data11.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/levelIds",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data11.length;
for(let i5=0; i5<len3; i5++){
let data12 = data11[i5];
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/levelIds/" + i5,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/levelIds/" + i5,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/levelIds/" + i5,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i6 = data11.length;
let j2;
if(i6 > 1){
const indices2 = {};
for(;i6--;){
let item2 = data11[i6];
if(!((typeof item2 == "number") && (!(item2 % 1) && !isNaN(item2)))){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
(vErrors ??= []).push({instancePath:instancePath+"/levelIds",keyword:"uniqueItems",params:{i: i6, j: j2}});
errors++;
break;
}
indices2[item2] = i6;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/levelIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.excludeCoupon !== undefined){
let data13 = data.excludeCoupon;
if((typeof data13 !== "boolean") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/excludeCoupon",keyword:"type",params:{}});
errors++;
}
}
if(data.excludeRefund !== undefined){
let data14 = data.excludeRefund;
if((typeof data14 !== "boolean") && (data14 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/excludeRefund",keyword:"type",params:{}});
errors++;
}
}
if(data.sort !== undefined){
let data15 = data.sort;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data15 == "number"){
if(data15 > 9999 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data15 < 0 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.isOpen !== undefined){
let data16 = data.isOpen;
if((typeof data16 !== "boolean") && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isOpen",keyword:"type",params:{}});
errors++;
}
}
if(data.description !== undefined){
let data17 = data.description;
if(typeof data17 === "string"){
if(func0(data17) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 500}});
errors++;
}
if(func0(data17) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.conditionType !== undefined){
let data18 = data.conditionType;
if(!((data18 === 1) || (data18 === 2))){
(vErrors ??= []).push({instancePath:instancePath+"/conditionType",keyword:"enum",params:{}});
errors++;
}
}
if(data.cyclical !== undefined){
let data19 = data.cyclical;
if((typeof data19 !== "boolean") && (data19 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cyclical",keyword:"type",params:{}});
errors++;
}
}
if(data.tiers !== undefined){
let data20 = data.tiers;
if(Array.isArray(data20)){
if(data20.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/tiers",keyword:"maxItems",params:{limit: 5}});
errors++;
}
if(data20.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tiers",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len4 = data20.length;
for(let i7=0; i7<len4; i7++){
let data21 = data20[i7];
const _errs46 = errors;
let valid19 = true;
const _errs47 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing1;
if((data21.rewardType === undefined) && (missing1 = "rewardType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data21.rewardType !== undefined){
let data22 = data21.rewardType;
if(!((data22 === 1) || (data22 === 3))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid1 = _errs47 === errors;
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs49 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.integral === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7,keyword:"required",params:{missingProperty: "integral"}});
errors++;
}
if(data21.integral !== undefined){
let data23 = data21.integral;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/integral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data23 == "number"){
if(data23 > 999999 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data23 < 1 || isNaN(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
var _valid1 = _errs49 === errors;
valid19 = _valid1;
}
if(!valid19){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
const _errs53 = errors;
let valid22 = true;
const _errs54 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing2;
if((data21.rewardType === undefined) && (missing2 = "rewardType")){
(vErrors ??= []).push({});
errors++;
}
else {
if(data21.rewardType !== undefined){
let data24 = data21.rewardType;
if(!((data24 === 2) || (data24 === 3))){
(vErrors ??= []).push({});
errors++;
}
}
}
}
var _valid2 = _errs54 === errors;
errors = _errs53;
if(vErrors !== null){
if(_errs53){
vErrors.length = _errs53;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs56 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.couponIds === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7,keyword:"required",params:{missingProperty: "couponIds"}});
errors++;
}
if(data21.couponIds !== undefined){
let data25 = data21.couponIds;
if(Array.isArray(data25)){
if(data25.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds",keyword:"maxItems",params:{limit: 5}});
errors++;
}
if(data25.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len5 = data25.length;
for(let i8=0; i8<len5; i8++){
let data26 = data25[i8];
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds/" + i8,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data26 == "number"){
if(data26 > 9007199254740991 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds/" + i8,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data26 < 1 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds/" + i8,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i9 = data25.length;
let j3;
if(i9 > 1){
const indices3 = {};
for(;i9--;){
let item3 = data25[i9];
if(!((typeof item3 == "number") && (!(item3 % 1) && !isNaN(item3)))){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds",keyword:"uniqueItems",params:{i: i9, j: j3}});
errors++;
break;
}
indices3[item3] = i9;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
var _valid2 = _errs56 === errors;
valid22 = _valid2;
}
if(!valid22){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7,keyword:"if",params:{failingKeyword: "then"}});
errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7,keyword:"required",params:{missingProperty: "amount"}});
errors++;
}
if(data21.rewardType === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7,keyword:"required",params:{missingProperty: "rewardType"}});
errors++;
}
for(const key0 in data21){
if(!((((key0 === "amount") || (key0 === "rewardType")) || (key0 === "integral")) || (key0 === "couponIds"))){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data21.amount !== undefined){
let data27 = data21.amount;
if(typeof data27 == "number"){
if(!(+data27 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/amount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data27 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/amount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
if(typeof data27 === "string"){
if(!pattern2.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/amount",keyword:"pattern",params:{}});
errors++;
}
if(!(+data27 >= 0.01)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/amount",keyword:"decimalMinimum",params:{}});
errors++;
}
if(!(+data27 <= 999999.99)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/amount",keyword:"decimalMaximum",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/amount",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data21.rewardType !== undefined){
let data28 = data21.rewardType;
if(!(((data28 === 1) || (data28 === 2)) || (data28 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/rewardType",keyword:"enum",params:{}});
errors++;
}
}
if(data21.integral !== undefined){
let data29 = data21.integral;
if((!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))) && (data29 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/integral",keyword:"type",params:{}});
errors++;
}
if(typeof data29 == "number"){
if(data29 > 999999 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/integral",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data29 < 1 || isNaN(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/integral",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data21.couponIds !== undefined){
let data30 = data21.couponIds;
if(Array.isArray(data30)){
if(data30.length > 5){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds",keyword:"maxItems",params:{limit: 5}});
errors++;
}
const len6 = data30.length;
for(let i10=0; i10<len6; i10++){
let data31 = data30[i10];
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds/" + i10,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data31 == "number"){
if(data31 > 9007199254740991 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds/" + i10,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data31 < 1 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds/" + i10,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
let i11 = data30.length;
let j4;
if(i11 > 1){
const indices4 = {};
for(;i11--;){
let item4 = data30[i11];
if(!((typeof item4 == "number") && (!(item4 % 1) && !isNaN(item4)))){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds",keyword:"uniqueItems",params:{i: i11, j: j4}});
errors++;
break;
}
indices4[item4] = i11;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7+"/couponIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiers/" + i7,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tiers",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.userLimit !== undefined){
let data32 = data.userLimit;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push({instancePath:instancePath+"/userLimit",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data32 == "number"){
if(data32 > 999 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/userLimit",keyword:"maximum",params:{comparison: "<=", limit: 999}});
errors++;
}
if(data32 < 0 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/userLimit",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.totalLimit !== undefined){
let data33 = data.totalLimit;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/totalLimit",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data33 == "number"){
if(data33 > 999999 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/totalLimit",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
errors++;
}
if(data33 < 0 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/totalLimit",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.budgetIntegral !== undefined){
let data34 = data.budgetIntegral;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
(vErrors ??= []).push({instancePath:instancePath+"/budgetIntegral",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data34 == "number"){
if(data34 > 99999999 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/budgetIntegral",keyword:"maximum",params:{comparison: "<=", limit: 99999999}});
errors++;
}
if(data34 < 0 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/budgetIntegral",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data.sendNode !== undefined){
let data35 = data.sendNode;
if(!(((data35 === 1) || (data35 === 2)) || (data35 === 3))){
(vErrors ??= []).push({instancePath:instancePath+"/sendNode",keyword:"enum",params:{}});
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
const func4 = Object.prototype.hasOwnProperty;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema0.properties, key0))){
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
const schema2 = {"properties":{"name":{},"startTime":{},"endTime":{},"channels":{},"method":{},"products":{},"levelIds":{},"excludeCoupon":{},"excludeRefund":{},"sort":{},"isOpen":{},"description":{},"conditionType":{},"cyclical":{},"tiers":{},"userLimit":{},"totalLimit":{},"budgetIntegral":{},"sendNode":{}}};
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate1(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func4.call(schema2.properties, key0))){
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
export const actions = {};
